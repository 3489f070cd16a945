import type { Session } from '~/features/session/session';
import type { DataLayer } from './data-layer';

export interface RouterContext {
  session: Session;
  data: DataLayer;
}

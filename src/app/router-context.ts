import type { VisitorCountry } from '~/api/location/visitor-country';
import type { Session } from '~/features/session/session';
import type { DataLayer } from './data-layer';

export interface RouterContext {
  session: Session;
  data: DataLayer;
  visitorCountry: VisitorCountry;
}

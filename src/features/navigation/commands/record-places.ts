import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import type { Id } from '~/api/contract/scalars';
import { getSessionSignal } from '~/api/credentials';
import { pageTitle } from '~/content/brand';
import { OFFER_NOT_FOUND } from '~/content/shared-texts';
import type { Screen } from '../screen';
import { type Place, storePlace } from './recent-places';

interface Left {
  location: Pick<ParsedLocation, 'pathname' | 'href'>;
  /** The document's title, and the one that its route has by itself. */
  title: string;
  routeTitle: string | undefined;
}

const BRAND_END = pageTitle('');

/** A screen, or what its own title names: a mission, an account. `null` while that is not known. */
export const describePlace = ({ location, title, routeTitle }: Left, screens: readonly Screen[]): Place | null => {
  const { pathname, href } = location;
  if (title === routeTitle) {
    const screen = screens.find(({ to }) => to === pathname);
    return screen ? { href: pathname, label: screen.label } : null;
  }
  const label = title.endsWith(BRAND_END) ? title.slice(0, -BRAND_END.length) : title;
  return label === '' || label === OFFER_NOT_FOUND ? null : { href, label };
};

export interface RecordedPlaces {
  owner: Id;
  screens: readonly Screen[];
}

/** Notes each place as it is left, until the session ends. @returns the function that stops it */
export const recordPlaces = (router: AnyRouter, { owner, screens }: RecordedPlaces): (() => void) => {
  const session = getSessionSignal();
  const record = (location: ParsedLocation | undefined) => {
    if (!location || session.aborted) return;
    const tags = router.state.matches.flatMap(({ meta }) => meta ?? []);
    const routeTitle = tags.findLast((tag) => tag?.title)?.title;
    const place = describePlace({ location, title: document.title, routeTitle }, screens);
    if (place) storePlace(owner, place);
  };
  const recordLast = () => record(router.state.resolvedLocation);
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation }) => record(fromLocation));
  window.addEventListener('pagehide', recordLast);
  return () => {
    stop();
    window.removeEventListener('pagehide', recordLast);
  };
};

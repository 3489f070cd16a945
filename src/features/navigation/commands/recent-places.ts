import * as v from 'valibot';
import type { Id } from '~/api/contract/scalars';
import { RECENT_PLACES_KEY, tabStorage } from '~/lib/browser/storage';

/** An address of this app: never one of another host. */
const Place = v.object({ href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), label: v.string() });
export type Place = v.InferOutput<typeof Place>;

const Stored = v.object({ owner: v.string(), places: v.array(Place) });

const readStored = () => {
  try {
    const stored = v.safeParse(Stored, JSON.parse(tabStorage().getItem(RECENT_PLACES_KEY) ?? 'null'));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
};

const MAX_PLACES = 6;

/** Where this account has been lately, the last place first; never another account's places. */
export const readPlaces = (owner: Id): readonly Place[] => {
  const stored = readStored();
  return stored?.owner === String(owner) ? stored.places : [];
};

export const storePlace = (owner: Id, place: Place): void => {
  const known = readPlaces(owner);
  if (known[0]?.href === place.href && known[0].label === place.label) return;
  const places = [place, ...known.filter(({ href }) => href !== place.href)].slice(0, MAX_PLACES);
  tabStorage().setItem(RECENT_PLACES_KEY, JSON.stringify({ owner: String(owner), places }));
};

import { useQuery } from '@tanstack/react-query';
import type { User } from '~/api/contract/entities';
import { locationQueries, offersCountry } from '~/api/queries/location';

/** The value of `X-Country`; `undefined` until the lookup has settled. */
export const useOffersCountry = (user: User): string | undefined => {
  const { data: location } = useQuery(locationQueries.current());
  return location === undefined ? undefined : offersCountry(location, user);
};

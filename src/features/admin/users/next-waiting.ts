import type { User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/id';

/** The next waiting account of the page; wraps around at its end. */
export const nextWaiting = (users: readonly User[], id: Id | undefined): User | undefined => {
  const place = users.findIndex((user) => user.id === id);
  return [...users.slice(place + 1), ...users.slice(0, Math.max(place, 0))].find(({ validated }) => !validated);
};

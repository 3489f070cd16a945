import { COMMISSION_EUR } from '~/api/contract/scalars';
import { answer } from './answer';
import type { Handler } from './handler';
import { pageOf, pageSizes } from './paging';
import { toParticipation } from './serializers';

/** Without `page` and `per_page` all rows come at once: the client searches them for its offer. */
export const listParticipations: Handler<'listParticipations'> = ({ query, user, state }) => {
  const rows = state.participations.group('user', String(user.id));
  const isUnpaged = query.page === undefined && query.per_page === undefined;
  const perPage = isUnpaged ? Math.max(1, rows.length) : (query.per_page ?? pageSizes.participations);
  return answer(
    200,
    pageOf(rows, { page: query.page ?? 1, perPage }, (row) => toParticipation(state, row)),
  );
};

export const sold: Handler<'sold'> = ({ user, state }) => {
  const count = (status: string) => state.participations.group('userStatus', `${user.id}:${status}`).length;
  const approved = count('approved');
  return answer(200, {
    sold: approved * COMMISSION_EUR,
    total: state.participations.group('user', String(user.id)).length,
    opened: count('opened'),
    approved,
    disapproved: count('disapproved'),
  });
};

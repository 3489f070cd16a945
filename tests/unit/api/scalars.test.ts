import { expect, it } from 'vitest';
import { summarise } from '~/api/contract/scalars';

it('counts the given participations by status, an unknown one as waiting', () => {
  const statuses = ['approved', 'opened', 'disapproved', 'approved', 'en_litige'];
  expect(summarise(statuses.map((status) => ({ status })))).toEqual({
    total: 5,
    opened: 2,
    approved: 2,
    disapproved: 1,
  });
});

it('counts nothing in an empty list', () => {
  expect(summarise([])).toEqual({ total: 0, opened: 0, approved: 0, disapproved: 0 });
});

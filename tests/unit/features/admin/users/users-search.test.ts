import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { UsersSearch, usersFilter } from '~/features/admin/users/users-search';

const read = (input: unknown) => v.parse(UsersSearch, input);

describe('UsersSearch', () => {
  it('has defaults for everything', () => {
    expect(read({})).toEqual({ page: 1, search: '', sort: '' });
  });

  it('reads what the router makes of an address', () => {
    expect(read({ page: 3, search: 12, validated: 0, detail: 7 })).toEqual({
      page: 3,
      search: '12',
      sort: '',
      validated: 0,
      detail: 7,
    });
    expect(read({ search: true })).toMatchObject({ search: 'true' });
    expect(read({ validated: '1', detail: '7' })).toMatchObject({ validated: 1, detail: 7 });
  });

  it.each([
    { page: 'abc', search: { a: 1 }, validated: 'oui', detail: -1 },
    { page: -1, search: null, validated: 2, detail: 1.5 },
    { page: 1.5, search: [], validated: null, detail: 'abc' },
  ])('falls back to the defaults for %j', (input) => {
    expect(read(input)).toMatchObject({ page: 1, search: '', validated: undefined, detail: undefined });
  });
});

describe('usersFilter', () => {
  it('asks only for what is filtered', () => {
    expect(usersFilter(read({}))).toEqual({});
    expect(usersFilter(read({ search: 'Zoé', validated: 0 }))).toEqual({ search: 'Zoé', validated: '0' });
    expect(usersFilter(read({ validated: 1 }))).toEqual({ validated: '1' });
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isFiltered, MissionSearch, missionDefaults } from '~/features/offers/mission-search';

describe('the address of the missions', () => {
  it.each([
    [{}, missionDefaults],
    [
      { page: '3', search: '  thé ', sort: 'newest', started: 'hidden' },
      { page: 3, search: 'thé', sort: 'newest', started: 'hidden' },
    ],
    [{ page: -1, search: { a: 1 }, sort: 'price', started: true }, missionDefaults],
    [{ search: 2026 }, { ...missionDefaults, search: '2026' }],
  ])('is read leniently: %j', (address, search) => {
    expect(v.parse(MissionSearch, address)).toEqual(search);
  });

  it('asks for the list of the server, unless something is asked for', () => {
    expect(isFiltered(missionDefaults)).toBe(false);
    expect(isFiltered({ ...missionDefaults, search: 'thé' })).toBe(true);
    expect(isFiltered({ ...missionDefaults, sort: 'title' })).toBe(true);
    expect(isFiltered({ ...missionDefaults, started: 'only' })).toBe(true);
  });
});

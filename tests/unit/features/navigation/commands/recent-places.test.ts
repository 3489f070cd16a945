// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readPlaces, storePlace } from '~/features/navigation/commands/recent-places';
import { describePlace } from '~/features/navigation/commands/record-places';
import { userScreens } from '~/features/navigation/user-screens';
import { RECENT_PLACES_KEY } from '~/lib/browser/storage';

const place = (id: number) => ({ href: `/offers/${id}`, label: `Mission ${id}` });

beforeEach(() => sessionStorage.clear());

describe('the recent places', () => {
  it('have the last one first, each once, and at most six', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) storePlace(1, place(id));
    expect(readPlaces(1)).toEqual([3, 7, 6, 5, 4, 2].map(place));
  });

  it('are those of one account: another sees none, and its first one replaces them', () => {
    storePlace(1, place(1));
    expect(readPlaces(2)).toEqual([]);
    storePlace(2, place(2));
    expect(readPlaces(1)).toEqual([]);
    expect(readPlaces(2)).toEqual([place(2)]);
  });

  it('take the newest name of an address', () => {
    storePlace(1, place(1));
    storePlace(1, { ...place(1), label: 'Renommée' });
    expect(readPlaces(1)).toEqual([{ ...place(1), label: 'Renommée' }]);
  });

  it.each([
    'not JSON',
    '[]',
    '{"owner":"1","places":[{"href":"https://exemple.test/","label":"x"}]}',
    '{"owner":"1","places":[{"href":"//exemple.test/","label":"x"}]}',
    '{"owner":"1","places":[{"href":"/\\\\exemple.test/","label":"x"}]}',
  ])('are none where %s is stored', (stored) => {
    sessionStorage.setItem(RECENT_PLACES_KEY, stored);
    expect(readPlaces(1)).toEqual([]);
  });
});

describe('a place that is left', () => {
  const describeIt = (href: string, title: string, routeTitle: string) =>
    describePlace({ location: { href, pathname: href.split('?')[0] ?? '' }, title, routeTitle }, userScreens);

  it('is a screen under its name in the header, without its page', () => {
    expect(describeIt('/offers?page=3', 'Missions · Missio', 'Missions · Missio')).toEqual({
      href: '/offers',
      label: 'Missions',
    });
  });

  it('is what its own title names, with its whole address', () => {
    const title = 'Testez une box · Missio';
    expect(describeIt('/offers/12?a=1', title, 'Mission · Missio')).toEqual({
      href: '/offers/12?a=1',
      label: 'Testez une box',
    });
  });

  it('is nothing before its name is known, nor once it does not exist', () => {
    expect(describeIt('/offers/12', 'Mission · Missio', 'Mission · Missio')).toBeNull();
    expect(describeIt('/offers/12', 'Offre non trouvée · Missio', 'Mission · Missio')).toBeNull();
  });
});

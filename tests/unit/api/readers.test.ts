import { describe, expect, it } from 'vitest';
import { parseAnswer } from '~/api/contract/lenient';
import {
  readApplication,
  readChangedUser,
  readDone,
  readLocation,
  readLogin,
  readMe,
  readNetworkSettings,
  readOffer,
  readRegistration,
  readSold,
  readUsers,
} from '~/api/contract/readers';
import { sampleOffer, sampleUser } from '../support/samples';

const user = sampleUser();
const rows = [sampleUser({ id: 2 }), sampleUser({ id: 1 })];
const paging = { current_page: 2, last_page: 3, total: 5, per_page: 2 };
const sold = { sold: 1, total: 2, opened: 1, approved: 1, disapproved: 0 };

describe('where an entity stands', () => {
  it.each([
    ['data.user', { data: { user } }],
    ['user', { user }],
    ['data', { data: user }],
    ['the body', user],
  ])('the user in %s', (_where, body) => expect(readMe(body).value).toEqual(user));

  it('says so where the contract has it elsewhere, and nothing where it has not', () => {
    expect(readMe({ data: { user } }).deviations).toEqual([]);
    expect(readMe({ user }).deviations).toEqual([{ field: 'data.user', came: 'in user', expected: 'object' }]);
  });

  it.each([
    ['the balance', readSold, sold],
    ['the place', readLocation, { country_code: 'FR', country: 'France', city: 'Paris' }],
    [
      'the settings',
      readNetworkSettings,
      { settings: { username: 'missio' }, sync_info: { last_sync: null, last_sync_count: 3 } },
    ],
    ['an offer', readOffer, sampleOffer()],
  ])('%s with and without data around it', (_name, read, entity) => {
    expect(read(entity).value).toEqual(entity);
    expect(read({ success: true, data: entity }).value).toEqual(entity);
  });

  it.each([null, [], 'texte', 7, {}, { success: true }])('%j is none of them', (body) => {
    for (const read of [readMe, readSold, readLocation, readNetworkSettings, readOffer]) {
      expect(read(body).value).toBeUndefined();
    }
  });

  it('is where most of its fields are', () => {
    const beside = { data: { id: 3, title: 'Essai', deeplink: 'https://brut.test/', total: 9, message: null } };
    const application = { action: 'continue', deeplink: 'https://p.test/', message: 'Fait.' };
    expect(readApplication({ ...application, ...beside }).value).toEqual(application);
    expect(readApplication({ message: 'Fait.', data: application }).value).toEqual(application);
    const { deeplink, ...others } = application;
    expect(readApplication({ ...others, data: { deeplink } }).value).toEqual(application);
    expect(readSold({ ...sold, ...beside }).value).toEqual(sold);
  });

  it('has no offer in data: null', () => expect(readOffer({ data: null }).value).toBeNull());
});

describe('a session', () => {
  it('is read beside the user, or under data', () => {
    const session = { access_token: 'jeton', user };
    expect(readLogin(session).value).toEqual(session);
    expect(readLogin({ data: session }).value).toEqual(session);
    expect(readLogin({ access_token: 'jeton', data: { user } }).value).toEqual(session);
    expect(readLogin({ token: 'jeton', user }).value).toEqual(session);
    expect(readLogin({ data: { token: 'jeton', user } }).value).toEqual(session);
    expect(readLogin({ access_token: 'jeton', token: 'autre', user }).value).toEqual(session);
  });

  it('asks who it is for where a login does not say what they may do', () => {
    const reduced = { id: 7, name: 'Camille', email: 'camille@missio.test' };
    expect(readLogin({ access_token: 'jeton', user: reduced }).value).toEqual({ access_token: 'jeton', user: null });
    const rightsBeside = { access_token: 'jeton', user: reduced, validated: true, is_admin: true };
    expect(readLogin(rightsBeside).value).toEqual({ access_token: 'jeton', user: null });
    expect(readRegistration({ access_token: 'jeton', user: reduced }).value?.user).toMatchObject({
      validated: false,
      is_admin: false,
      created_at: null,
    });
  });

  it.each([undefined, null, '<html>', {}, { user }])(
    'is not opened by a login with %j, but the account of a registration is made',
    (body) => {
      expect(readLogin(body).value).toBeUndefined();
      expect(readRegistration(body).value).toBeNull();
    },
  );
});

describe('a write', () => {
  it.each([undefined, null, [], {}, 'fait', { success: true }, { data: { id: 'x' } }])(
    'is done whatever its body: %j',
    (body) => {
      for (const read of [readDone, readApplication, readChangedUser]) expect(read(body).value).toBeDefined();
    },
  );

  it('has its text, its link and its account where they can be read', () => {
    expect(readDone({ message: 'Fait.' }).value).toEqual({ message: 'Fait.' });
    expect(readApplication({ success: true, data: { deeplink: 'https://p.test/' } }).value).toMatchObject({
      deeplink: 'https://p.test/',
    });
    expect(readChangedUser({ message: 'Fait.', user }).value).toEqual(user);
    // Half of an account would take the rights away that the answer does not name.
    expect(readChangedUser({ user: { id: 7, name: 'Lou' } }).value).toBeNull();
  });
});

describe('a list', () => {
  it.each<[string, unknown]>([
    ['as the contract has it', { data: rows, ...paging }],
    ['with its paging as text', { data: rows, current_page: '2', last_page: '3', total: '5', per_page: '2' }],
    ['with meta', { data: rows, links: {}, meta: paging }],
    ['with pagination', { data: rows, pagination: paging }],
    [
      'as Fractal does',
      { data: rows, meta: { pagination: { current_page: 2, total_pages: 3, total: 5, per_page: 2, count: 2 } } },
    ],
    ['in data.data', { success: true, data: { data: rows, ...paging } }],
    ['filtered by PHP', { data: { 0: rows[0], 3: rows[1] }, ...paging }],
  ])('%s', (_name, body) => {
    expect(readUsers(body).value).toEqual({ data: rows, ...paging, unreadable: 0 });
  });

  it.each<[string, unknown]>([
    ['bare', rows],
    ['in data alone', { data: rows }],
    ['bare and filtered by PHP', { 1: rows[0], 4: rows[1] }],
  ])('%s is one page', (_name, body) => {
    expect(readUsers(body).value).toEqual({
      data: rows,
      current_page: 1,
      last_page: 1,
      total: 2,
      per_page: 2,
      unreadable: 0,
    });
  });

  it('whose rows were sorted by PHP is newest first again, as the contract has it', () => {
    const [first, second] = rows;
    const [older, newer] = [
      { ...first, created_at: '2026-03-14T09:26:53Z' },
      { ...second, created_at: '2026-03-15T09:26:53Z' },
    ];
    expect(readUsers({ data: { 5: newer, 2: older }, ...paging }).value?.data).toEqual([newer, older]);
  });

  it('is sorted by dates that no browser but some reads as well', () => {
    const dates = ['2026-03-14 09:26:53', '2026-03-15 09:26:53+00'];
    const sent = { 0: { ...rows[0], created_at: dates[0] }, 1: { ...rows[1], created_at: dates[1] } };
    expect(readUsers({ data: sent, ...paging }).value?.data.map(({ id }) => id)).toEqual([rows[1]?.id, rows[0]?.id]);
  });

  it.each<[string, object, object]>([
    ['beside the rows', { current_page: 2, per_page: 2, next_page_url: '/api?page=3' }, { next_page_url: null }],
    [
      'around resources',
      { links: { prev: '/api?page=1', next: '/api?page=3' }, meta: { current_page: 2, per_page: 2 } },
      { links: { prev: '/api?page=1', next: null } },
    ],
  ])('of simplePaginate, which counts nothing, has a next page as long as one is named (%s)', (_where, some, last) => {
    expect(readUsers({ data: rows, ...some }).value).toMatchObject({ current_page: 2, last_page: 3, total: 4 });
    expect(readUsers({ data: rows, ...some, ...last }).value).toMatchObject({ current_page: 2, last_page: 2 });
  });

  it.each<[string, object, object]>([
    ['beside the rows', { next_page_url: '/api?page=3' }, { next_page_url: null }],
    ['around them', { links: { next: '/api?page=3' } }, { links: { next: null } }],
  ])('of which only the next page is named is the page that was asked for (%s)', (_where, some, last) => {
    expect(readUsers({ data: rows, ...some }, 2).value).toMatchObject({ current_page: 2, last_page: 3 });
    expect(readUsers({ data: rows, ...last }, 2).value).toMatchObject({ current_page: 2, last_page: 2 });
  });

  it.each([
    ['of simplePaginate', { per_page: 2, from: null, to: null, next_page_url: null }],
    ['with a total alone', { total: 3 }],
  ])('%s that is past the end has its end before it', (_name, fields) => {
    expect(readUsers({ data: [], current_page: 4, ...fields }).value).toMatchObject({ current_page: 4, last_page: 1 });
  });

  it('past the end has the last page that its total says', () => {
    const empty = { data: [], current_page: 9, total: 5, per_page: 2 };
    expect(readUsers(empty).value).toMatchObject({ current_page: 9, last_page: 3 });
  });

  it.each([
    ['last_page', { last_page: 3 }],
    ['total', { total: 5, per_page: 2 }],
  ])('without the number of its page, but with %s, is the page that was asked for', (_name, fields) => {
    expect(readUsers({ data: rows, ...fields }, 2).value).toMatchObject({ current_page: 2, last_page: 3 });
  });

  it('without any paging is one page, whichever was asked for', () => {
    expect(readUsers({ data: rows }, 2).value).toMatchObject({ current_page: 1, last_page: 1, total: 2 });
  });

  it('without the size of its pages has on its last page that of the others', () => {
    const last = { data: rows.slice(1), current_page: 3, last_page: 3, total: 5 };
    expect(readUsers(last).value).toMatchObject({ per_page: 2, total: 5 });
  });

  it('of cursorPaginate, whose pages have no number, is one page', () => {
    const cursor = { per_page: 2, next_cursor: 'eyJ', next_page_url: '/api?cursor=eyJ' };
    expect(readUsers({ data: rows, ...cursor }, 2).value).toMatchObject({ current_page: 1, last_page: 1 });
  });

  it('whose paging was merged into pairs keeps its pages', () => {
    const pairs = Object.fromEntries(Object.entries(paging).map(([field, count]) => [field, [count, count]]));
    expect(readUsers({ data: rows, meta: pairs }).value).toEqual({ data: rows, ...paging, unreadable: 0 });
  });

  it('without rows has one page, whatever it says of it', () => {
    const none = { data: [], current_page: 1, last_page: 0, total: 0, per_page: 15 };
    expect(readUsers(none).value).toMatchObject({ data: [], last_page: 1, total: 0 });
    expect(readUsers([]).value).toMatchObject({ data: [], last_page: 1, total: 0, per_page: 1 });
  });

  it('leaves out the rows that cannot be read, counts them and keeps the server’s totals', () => {
    const { value, deviations } = readUsers({ data: [rows[0], { name: 'sans id' }, null, rows[1]], ...paging });
    expect(value).toEqual({ data: rows, ...paging, unreadable: 2 });
    expect(deviations).toEqual([
      { field: 'data.*.id', came: 'missing', expected: 'integer' },
      { field: 'data.*', came: 'null', expected: 'object' },
    ]);
  });

  it.each([null, 'texte', 7, {}, { message: 'non' }, { data: null }, { data: 'rien' }, { data: { user } }])(
    '%j is none',
    (body) => {
      expect(readUsers(body).value).toBeUndefined();
    },
  );

  it('is missed by its name where there is none', () => {
    expect(readUsers({}).deviations).toEqual([{ field: 'data', came: 'missing', expected: 'list' }]);
    expect(readUsers({ data: rows, ...paging }).deviations).toEqual([]);
  });
});

describe('the JSON of an answer', () => {
  it('keeps the digits of an id that a number would round', () => {
    expect(parseAnswer('{"id":9007199254740993,"n":-1.5,"t":"a \\" 9007199254740993"}')).toEqual({
      id: '9007199254740993',
      n: -1.5,
      t: 'a " 9007199254740993',
    });
    expect(parseAnswer('[1e20,1.5]')).toEqual([1e20, 1.5]);
    expect(parseAnswer('{"id":')).toBeUndefined();
  });
});

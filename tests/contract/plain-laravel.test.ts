import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { problemLine, reportOf } from './checks/report';
import { contractChecks, type Run, type RunOptions, runChecks } from './checks/run-checks';
import { neverWaits } from './support/never-waits';
import { type Answer, type LaravelOptions, startPlainLaravel } from './support/plain-laravel';

/*
 * The contract checks against a backend that does not imitate the mock: it passes, and the advice lists differences.
 * With one mistake it fails, and the report names that mistake, the screen that suffers, and nothing else.
 */

type Laravel = Awaited<ReturnType<typeof startPlainLaravel>>;

const running = new Set<Laravel>();

const start = async (options: LaravelOptions = {}): Promise<Laravel> => {
  const laravel = await startPlainLaravel(options);
  running.add(laravel);
  return laravel;
};

afterEach(async () => {
  await Promise.all([...running].map((laravel) => laravel.stop()));
  running.clear();
});

const needed = contractChecks.filter(({ level }) => level === 'needed');

const run = (laravel: Laravel, options: Partial<RunOptions> = {}, checks = contractChecks): Promise<Run> =>
  runChecks(checks, { url: laravel.url, ...laravel.admin, write: false, patience: neverWaits, ...options });

/** One mistake may be met by several checks. */
const brokenLines = ({ results }: Run): string[] => [
  ...new Set(
    results.flatMap((result) =>
      result.check.level === 'needed' ? result.problems.map((problem) => problemLine(result, problem)) : [],
    ),
  ),
];

const skippedReasons = ({ results }: Run): string[] => [
  ...new Set(results.flatMap(({ check, reason }) => (check.level === 'needed' && reason !== '' ? [reason] : []))),
];

describe('a plain Laravel', () => {
  test('has all that the app needs, as an administrator and with leave to write', async () => {
    const laravel = await start();
    const before = laravel.state();
    const report = await run(laravel, { write: true });
    expect(brokenLines(report)).toEqual([]);
    expect(skippedReasons(report)).toEqual([]);
    expect(report.kept).toEqual([]);
    const { offers, sessions } = laravel.state();
    expect({ offers, sessions }).toEqual({ offers: before.offers, sessions: [] });
  });

  test.each([
    ['an administrator', 'admin', ['leaves something behind: --write', 'needs a user who is not an administrator']],
    ['a user', 'user', ['needs an administrator', 'leaves something behind: --write']],
  ] as const)('keeps nothing of a run as %s without leave to write', async (_, role, reasons) => {
    const laravel = await start();
    const before = laravel.state();
    const report = await run(laravel, laravel[role]);
    expect(brokenLines(report)).toEqual([]);
    expect(skippedReasons(report).toSorted()).toEqual([...reasons].toSorted());
    expect(laravel.state()).toEqual(before);
  });

  test('may leave out the status of what waits, since the app shows it so', async () => {
    const change = (key: string, value: unknown) => (key === 'status' && value === 'opened' ? null : value);
    const alter = altering('GET /api/admin/participations', (body) => JSON.parse(JSON.stringify(body, change)));
    expect(brokenLines(await run(await start({ alter }), {}, needed))).toEqual([]);
  });

  test('is judged by a token alone, whose session goes on', async () => {
    const laravel = await start();
    const token = laravel.signIn(1);
    const report = await run(laravel, { email: undefined, password: undefined, token });
    expect(brokenLines(report)).toEqual([]);
    expect(skippedReasons(report)).toContain('needs the password of the account');
    expect(laravel.state().sessions).toEqual([1]);
  });

  test('differs from the mock in what the advice lists, which changes nothing of the result', async () => {
    const report = reportOf(await run(await start(), { write: true }));
    const neededHeld = /The app would work\. Needed: \d+ held, 0 broken, 0 skipped\./;
    const adviceHeld = /Advice: \d+ held, \d+ differ, \d+ skipped\. \d+ calls\./;
    expect(report).toMatch(new RegExp(`^${neededHeld.source} ${adviceHeld.source}$`, 'm'));
    for (const line of [
      'GET /api/me | field: user.validated | came: 1 | expected: boolean | screen: Toutes les pages',
      'POST /api/auth/login | field: errors.email | came: "The email field is required." | expected: "Email requis"',
      'GET /api/admin/offers | field: data.*.commission | came: "1.00" | expected: number | ' +
        'screen: Administration (/admin), Offres',
      'POST /api/auth/login | field: status | came: 422',
      'DELETE /api/admin/offers/{id} | field: status | came: 204 | expected: 200',
    ]) {
      expect(report).toContain(line);
    }
    expect(report).not.toMatch(/motdepasse|\d\|[0-9a-f]{8}-/);
  });
});

type Alter = NonNullable<LaravelOptions['alter']>;

const bodyOf = (answer: Answer): Record<string, unknown> =>
  v.parse(v.record(v.string(), v.unknown()), answer.body ?? {});

/** Only the named call is answered otherwise, and only where it was a success. */
const altering =
  (name: string, change: (body: Record<string, unknown>) => unknown): Alter =>
  (call, answer) =>
    call === name && answer.status < 300 ? { ...answer, body: change(bodyOf(answer)) } : answer;

const without =
  (...fields: string[]) =>
  (body: object): unknown =>
    JSON.parse(JSON.stringify(body, (key, value: unknown) => (fields.includes(key) ? undefined : value)));

const both =
  (...alters: Alter[]): Alter =>
  (call, answer) =>
    alters.reduce((altered, alter) => alter(call, altered), answer);

interface Mistake {
  name: string;
  alter: Alter;
  write?: true;
  /** The beginning and the end of every broken line. */
  lines: readonly (readonly [begin: string, screen: string])[];
}

const LOGIN = 'Connexion (/login)';
const EVERYWHERE = 'Toutes les pages de l’espace connecté (/dashboard, /admin)';
const OFFERS = 'Tableau de bord (/dashboard), Missions (/offers)';
const USERS = 'Administration (/admin), Utilisateurs (/admin/users)';

const mistakes: readonly Mistake[] = [
  {
    name: 'a login without a token',
    alter: altering('POST /api/auth/login', without('access_token')),
    lines: [['POST /api/auth/login | field: access_token | came: 200 {"token_type":"•••"', LOGIN]],
  },
  {
    name: 'a wrong password that is answered by 200',
    alter: (call, answer) =>
      call === 'POST /api/auth/login' && answer.status === 422 ? { status: 200, body: { message: 'Failed.' } } : answer,
    lines: [['POST /api/auth/login | field: status | came: 200 {"message":"Failed."} | expected: 401 or 422', LOGIN]],
  },
  {
    name: 'a dead token that is answered by 403',
    alter: (call, answer) => (call === 'GET /api/me' && answer.status === 401 ? { ...answer, status: 403 } : answer),
    lines: [
      ['GET /api/me | field: status | came: 403 {"message":"Unauthenticated."} | expected: 401 after', EVERYWHERE],
      ['GET /api/me | field: status | came: 403 {"message":"Unauthenticated."} | expected: 401: the app', EVERYWHERE],
    ],
  },
  {
    name: 'an administrator who is not told to be one',
    alter: both(altering('GET /api/me', without('is_admin')), altering('POST /api/auth/login', without('is_admin'))),
    lines: [['GET /api/me | field: is_admin | came: nothing | expected: true, 1 or "1"', 'Administration (/admin)']],
  },
  {
    name: 'a list that is none',
    alter: altering('GET /api/admin/users', () => ({ users: [] })),
    lines: [['GET /api/admin/users | field: data | came: nothing | expected: list', USERS]],
  },
  {
    name: 'a row without an id',
    alter: altering('GET /api/offers', (body) => ({ ...body, data: [{ title: 'Sans identifiant' }] })),
    lines: [['GET /api/offers | field: data.*.id | came: 1 rows without one', OFFERS]],
  },
  {
    name: 'offers whose title has another name',
    alter: altering('GET /api/offers', without('title')),
    lines: [['GET /api/offers | field: data.*.title | came: nothing, in any row | expected: title', OFFERS]],
  },
  {
    name: 'pages that are all the first',
    alter: altering('GET /api/offers', (body) => ({ ...body, current_page: 1 })),
    lines: [['GET /api/offers | field: current_page | came: 1 for ?page=2 | expected: 2', OFFERS]],
  },
  {
    name: 'an offer without its link',
    alter: altering('GET /api/offers/{id}', without('deeplink')),
    lines: [
      ['GET /api/offers/{id} | field: deeplink | came: nothing | expected: an http(s) URL', 'Mission (/offers/{id})'],
    ],
  },
  {
    name: 'a participation that leads nowhere',
    alter: altering('POST /api/offers/{id}/apply', without('deeplink')),
    write: true,
    lines: [
      [
        'POST /api/offers/{id}/apply | field: deeplink | came: nothing | expected: an http(s) URL',
        'Mission (/offers/{id})',
      ],
    ],
  },
  {
    name: 'participations without their offers',
    alter: altering('GET /api/participations', without('offer')),
    write: true,
    lines: [
      [
        'GET /api/participations | field: data.*.offer.title | came: nothing | expected: title',
        'Tableau de bord (/dashboard), Participations (/participations), Mission (/offers/{id})',
      ],
    ],
  },
  {
    name: 'a refusal that names no field',
    alter: (call, answer) =>
      call === 'POST /api/auth/register' && answer.status === 422 ? { ...answer, body: { message: 'No.' } } : answer,
    lines: [['POST /api/auth/register | field: errors.email | came: 422 {"message":"No."}', 'Inscription (/register)']],
  },
  {
    name: 'a filter that lies',
    alter: altering('GET /api/admin/users', (body) =>
      JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'validated' ? 0 : value))),
    ),
    lines: [['GET /api/admin/users | field: data.*.validated | came: rows of the other kind', USERS]],
  },
  {
    name: 'a deletion that fails under a status of success',
    alter: (call, answer) =>
      call === 'DELETE /api/admin/offers/{id}' && answer.status === 204
        ? { status: 200, body: { success: false, message: 'Locked.' } }
        : answer,
    lines: [['DELETE /api/admin/offers/{id} | field: success | came: false', 'Offres (/admin/offers)']],
  },
  {
    name: 'an administration that lets everybody in',
    alter: (call, answer) =>
      call === 'GET /api/admin/users' && answer.status === 403 ? { status: 200, body: { data: [] } } : answer,
    write: true,
    lines: [['GET /api/admin/users | field: status | came: 200 {"data":[]} | expected: 403', USERS]],
  },
];

describe('a Laravel with one mistake', () => {
  test.each(mistakes)('is told of $name', async ({ alter, write = false, lines }) => {
    const laravel = await start({ alter });
    const before = laravel.state().offers;
    const report = await run(laravel, { write }, needed);
    const broken = brokenLines(report);
    expect(broken).toEqual(lines.map(([begin, screen]) => expect.stringMatching(lineOf(begin, screen))));
    expect(laravel.state().offers).toEqual(before);
  });
});

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lineOf = (begin: string, screen: string) => new RegExp(`^${quoted(begin)}.* \\| screen: ${quoted(screen)}$`, 's');

describe('what a run has made', () => {
  test('is found by its title and deleted where the answer to POST says nothing', async () => {
    const alter = (call: string, answer: Answer) =>
      call === 'POST /api/admin/offers' && answer.status === 201 ? { status: 204 } : answer;
    const laravel = await start({ alter });
    const before = laravel.state();
    const report = await run(laravel);
    expect(brokenLines(report)).toEqual([]);
    expect(report.kept).toEqual([]);
    expect(laravel.state()).toEqual(before);
  });

  test('is deleted where an offer that is wrong is not refused', async () => {
    const laravel = await start({ validates: false });
    const before = laravel.state().offers;
    await run(laravel);
    expect(laravel.state().offers).toEqual(before);
  });

  test('is named where the backend does not delete it', async () => {
    const alter = (call: string, answer: Answer) =>
      call === 'POST /api/admin/offers' && answer.status === 201
        ? { status: 500, body: { message: 'Server Error' } }
        : answer;
    const laravel = await start({ alter, keeps: true });
    const report = await run(laravel, {}, needed);
    expect(report.kept.length).toBeGreaterThan(0);
    expect(reportOf(report)).toContain(`The backend keeps what it was asked to delete: ${report.kept[0]}`);
  });

  test('is taken away when the run is interrupted in the middle of a check', async () => {
    const interruption = new AbortController();
    const alter = (call: string, answer: Answer) => {
      if (call === 'POST /api/admin/offers') interruption.abort();
      return answer;
    };
    const laravel = await start({ alter });
    const before = laravel.state();
    const report = await run(laravel, { write: true, signal: interruption.signal }, needed);
    expect(report.isInterrupted).toBe(true);
    expect(report.results.length).toBeLessThan(needed.length);
    const { offers, sessions } = laravel.state();
    expect({ offers, sessions }).toEqual({ offers: before.offers, sessions: [] });
  });
});

describe('a backend that answers 60 calls a minute', () => {
  const minute = { calls: 60, seconds: 60 };

  test.each([
    ['as long as it says', true, /answered 429, Retry-After: 60: waiting 60 s$/],
    ['longer and longer where it does not say', false, /answered 429 without Retry-After: waiting \d+ s$/],
  ])('is waited for, %s, and has all that is needed', async (_, tellsWhen, note) => {
    let clock = Date.UTC(2026, 2, 14);
    const laravel = await start({ throttle: { ...minute, tellsWhen }, now: () => clock });
    const notes: string[] = [];
    const patience = {
      pause: async (milliseconds: number) => {
        clock += milliseconds;
      },
      say: (line: string) => notes.push(line),
    };
    const report = await run(laravel, { write: true, patience }, needed);
    expect(brokenLines(report)).toEqual([]);
    expect(notes[0]).toMatch(note);
  });

  test('is not waited for an hour', async () => {
    const alter = (call: string, answer: Answer) =>
      call === 'GET /api/location' ? { status: 429, headers: { 'Retry-After': '3600' } } : answer;
    const report = await run(await start({ alter }), {}, needed);
    expect(brokenLines(report)).toEqual([
      'GET /api/location | field: status | came: 429 with Retry-After: 3600 | ' +
        'expected: an answer within 10 minutes | screen: Missions (/offers), Profil (/profile)',
    ]);
  });
});

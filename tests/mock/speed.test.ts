import { expect, test } from 'vitest';
import { mockBackend, smallState } from './support/mock-backend';

/*
 * A list with a hundred times the rows takes about as long: an index finds its page. Both are asked in turn, so that a
 * busy machine slows both.
 */

const MANY_ROWS = 100_000;
const FEW_ROWS = 1_000;
const CALLS = 25;
/** Reading every row would take about a hundred times as long. */
const MOST_TIMES_AS_LONG = 20;
const PER_PAGE = 15;

/** A page as deep in a list of `rows` as the call's number is among the calls. */
const deepPage = (call: number, rows: number): number => Math.ceil((rows / PER_PAGE) * (call / CALLS));

const openBackend = async (rows: number) => {
  const { send, logIn, expectNoDefect } = mockBackend(smallState({ users: rows, offers: 1000, participations: rows }));
  const tokens = { admin: await logIn('admin'), camille: await logIn('camille') };
  const timeOf = async (account: keyof typeof tokens, line: string): Promise<number> => {
    const started = performance.now();
    expect((await send(line, { token: tokens[account] })).status).toBe(200);
    return performance.now() - started;
  };
  return { timeOf, expectNoDefect };
};

const medianOf = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

test('every list call with a hundred thousand rows takes about as long as with a thousand', async () => {
  const few = await openBackend(FEW_ROWS);
  const many = await openBackend(MANY_ROWS);
  const lists = [
    { account: 'admin', line: (page: number) => `GET /api/admin/users?page=${page}` },
    { account: 'admin', line: (page: number) => `GET /api/admin/users?page=${page}&validated=0&search=elodie` },
    { account: 'admin', line: (page: number) => `GET /api/admin/offers?page=${page}&country=FR&search=devis` },
    {
      account: 'admin',
      line: (call: number, rows: number) => `GET /api/admin/participations?page=${deepPage(call, rows)}`,
    },
    { account: 'admin', line: (page: number) => `GET /api/admin/participations?page=${page}&status=opened` },
    { account: 'camille', line: (page: number) => `GET /api/offers?page=${page}` },
    { account: 'camille', line: (page: number) => `GET /api/participations?page=${page}` },
    { account: 'camille', line: () => 'GET /api/get/user/sold' },
  ] as const;
  for (const { account, line } of lists) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    for (let call = 1; call <= CALLS; call += 1) {
      times.few.push(await few.timeOf(account, line(call, FEW_ROWS)));
      times.many.push(await many.timeOf(account, line(call, MANY_ROWS)));
    }
    expect(medianOf(times.many) / medianOf(times.few), line(1, MANY_ROWS)).toBeLessThan(MOST_TIMES_AS_LONG);
  }
  few.expectNoDefect();
  many.expectNoDefect();
}, 60_000);

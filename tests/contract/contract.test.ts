import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockServer, type MockServer } from '../../mock-server/server';
import { calls } from '../../src/api/contract/strict/calls';
import { type CheckContext, type ContractCheck, NO_ADMIN, NO_USER, NO_WRITE } from './checks/contract-check';
import { removeCreatedRecords } from './checks/remove-created-records';
import { contractChecks, openContext, runCheck } from './checks/run-checks';
import { neverWaits } from './support/never-waits';

/*
 * The checks of `npm run contract`, made against the mock server. A skipped check proves nothing: each run foresees
 * which ones it skips, and why.
 */

const admin = { email: 'admin@missio.test', password: 'motdepasse-admin' };
const user = { email: 'camille@missio.test', password: 'motdepasse-user' };

const isAdminCall = ({ call }: ContractCheck) => calls[call].access === 'admin';

/** Of the calls that are not the administrator's own: what only an administrator can prepare. */
const preparedByAdmin = [
  "listOffers shows an account that is not validated the offers of its own country, and X-Country's when it is sent",
  'me tells of an administrator that it is one',
  'applyToOffer records a participation, tells where the mission is, and goes on with it the next time',
  'listParticipations gives 101 rows in one page, more than may be asked for by per_page',
  'applyToOffer records the first time as opened (201), and continues afterwards (200)',
  'applyToOffer makes a participation of well-formed values',
];

/** The checks of access to the administrator's calls, which need no administrator. */
const accessChecks = [
  'refuses a call without a token',
  'refuses a user who is not an admin',
  'answers a token that is dead',
  'answers a wrong verb',
];

const needsAdmin = (check: ContractCheck) =>
  isAdminCall(check)
    ? !accessChecks.some((title) => check.title.startsWith(title))
    : preparedByAdmin.includes(`${check.call} ${check.title}`);

const startMock = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'missio-contract-'));
  const server = await createMockServer({ port: 0, data: folder });
  const stop = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { server, stop };
};

const runs = [
  { name: 'an administrator', account: admin, reasonToSkip: () => undefined },
  { name: 'a user', account: user, reasonToSkip: (check: ContractCheck) => (needsAdmin(check) ? NO_ADMIN : undefined) },
];

describe.each(runs)('with the account of $name, every check holds that it can make', ({ account, reasonToSkip }) => {
  let server: MockServer;
  let stop: () => Promise<void>;
  let context: CheckContext;

  beforeAll(async () => {
    ({ server, stop } = await startMock());
    context = await openContext({ url: server.url, ...account, write: true, patience: neverWaits });
  });

  afterAll(() => stop());

  test.for(contractChecks)('$level, $call $title', async (check) => {
    const { outcome, problems, reason } = await runCheck(check, context);
    const expected = reasonToSkip(check);
    expect({ outcome, problems, reason }).toEqual({
      outcome: expected === undefined ? 'held' : 'skipped',
      problems: [],
      reason: expected ?? '',
    });
  });

  test('the mock never broke the contract in its own answers', () => {
    expect([...server.log.answerViolations]).toEqual([]);
  });
});

test('what a user skips is named by titles that checks have', () => {
  const titles = contractChecks.map(({ call, title }) => `${call} ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
  expect(preparedByAdmin.filter((title) => !titles.includes(title))).toEqual([]);
});

/** What a run could leave behind. A deleted offer and an ended session leave nothing that a call shows. */
const lastingState = ({ backend }: MockServer) => {
  const { users, offers, participations, resets, mails, sessions, singletons } = backend.state.toData();
  return structuredClone({ users, offers, participations, resets, mails, sessions, singletons });
};

const isRefusalOfUsers = ({ title }: ContractCheck) => title.startsWith('refuses a user who is not an admin');

test.each([
  { name: 'an administrator', account: admin, reason: NO_USER, isUnmade: isRefusalOfUsers },
  { name: 'a user', account: user, reason: NO_ADMIN, isUnmade: needsAdmin },
])('without leave to write, $name leaves nothing behind', async ({ account, reason, isUnmade }) => {
  const { server, stop } = await startMock();
  try {
    const before = lastingState(server);
    const context = await openContext({ url: server.url, ...account, write: false, patience: neverWaits });
    for (const check of contractChecks) {
      const expected = check.writes ? [NO_WRITE] : isUnmade(check) ? [reason] : [];
      const result = await runCheck(check, context);
      const said = result.problems.length > 0 ? result.problems : [result.reason].filter(Boolean);
      expect(said, `${check.call} ${check.title}`).toEqual(expected);
    }
    expect(await removeCreatedRecords(context.client, context.anyone.token)).toEqual([]);
    expect(lastingState(server)).toEqual(before);
  } finally {
    await stop();
  }
});

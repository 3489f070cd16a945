import { parseArgs } from 'node:util';
import { calls } from '../src/api/contract/calls';
import { type CheckResult, contractChecks, openContext, runCheck } from '../tests/contract/checks/run-checks';

/*
 * `npm run contract -- --url URL --email E --password P [--write]`: holds any backend against the contract. Without
 * --write it leaves nothing behind: the offers that it makes as an administrator, it deletes.
 */

/** It could not begin: 1 would say that the backend breaks the contract. */
function giveUp(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(2);
}

const USAGE = 'npm run contract -- --url http://127.0.0.1:3001 --email admin@missio.test --password … [--write]';

const readArgs = () => {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error), USAGE);
  }
};

const { url, email, password, write } = readArgs();
if (url === undefined || email === undefined || password === undefined || !URL.canParse(url)) giveUp(USAGE);

const context = await openContext({ url, email, password, write }).catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  giveUp(`No session at ${url}: ${error instanceof Error ? error.message : String(error)}${cause}`);
});

const results: CheckResult[] = [];
for (const check of contractChecks) results.push(await runCheck(check, context, write));
// A backend that went away in the meantime is told by the checks.
await context.client.send('logout', { token: context.anyone.token }).catch(() => undefined);

const marks = { held: '✓', broken: '✗', skipped: '–' };
for (const [name, call] of Object.entries(calls)) {
  const own = results.filter(({ check }) => check.call === name);
  console.log(`\n${call.method} ${call.path}`);
  for (const { check, outcome, detail } of own) {
    console.log(
      `  ${marks[outcome]} ${outcome.padEnd(7)} ${check.title}${detail === '' ? '' : `\n            ${detail}`}`,
    );
  }
}
const count = (outcome: CheckResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
console.log(`\n${count('held')} held, ${count('broken')} broken, ${count('skipped')} skipped`);
process.exit(count('broken') > 0 ? 1 : 0);

// @vitest-environment jsdom
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LaravelOptions, startPlainLaravel } from '../../contract/support/plain-laravel';
import { buildProgram } from '../support/build-program';
import { runScript, startScript } from '../support/run-script';

const script = await buildProgram('scripts/contract.ts');

const run = (...args: string[]) => runScript(script, args);

const account = ['--email', 'admin@missio.test', '--password', 'motdepasse-admin'];
const usage = [
  expect.stringMatching(/^npm run contract -- --url .* \[--write\] \[--needed\] \[--only PATTERN\] \[--junit FILE\]$/),
  expect.stringMatching(/MISSIO_PASSWORD.*MISSIO_TOKEN/),
];

describe('npm run contract, when it cannot begin', () => {
  it.each([
    ['an option that it does not know', ['--url', 'http://127.0.0.1:9', '--mail', 'x'], /'--mail'/],
    ['an option without its value', ['--url'], /'--url/],
  ])('ends with 2 on %s, and says how it is called', (_, args, problem) => {
    expect(run(...args)).toEqual({ status: 2, said: [expect.stringMatching(problem), ...usage] });
  });

  it.each([
    ['without an account', ['--url', 'http://127.0.0.1:9']],
    ['with what is no address', ['--url', 'staging', ...account]],
    ['with an address that would show a password', ['--url', 'http://moi:secret@127.0.0.1:9', ...account]],
  ])('ends with 2 %s', (_, args) => {
    expect(run(...args)).toEqual({ status: 2, said: usage });
  });

  it('ends with 2 where no check is meant', () => {
    const said = [expect.stringMatching(/^No check has « no such call »/)];
    expect(run('--url', 'http://127.0.0.1:9', ...account, '--only', 'no such call')).toEqual({ status: 2, said });
  });

  it('ends with 2 where nobody answers, and names the address', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    await once(server.close(), 'close');
    const said = [expect.stringMatching(`^No session at ${url}: .*ECONNREFUSED`)];
    expect(run('--url', url, ...account)).toEqual({ status: 2, said });
  });
});

describe('npm run contract', () => {
  let folder: string;
  const stops: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'missio-junit-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    for (const stop of stops.splice(0)) await stop();
  });

  const start = async (options: LaravelOptions = {}) => {
    const laravel = await startPlainLaravel(options);
    stops.push(laravel.stop);
    return laravel;
  };

  /** A document that is not well-formed would be one of its own, with an element that says so. */
  const junitIn = async (file: string) => {
    const document = new DOMParser().parseFromString(await readFile(file, 'utf8'), 'application/xml');
    expect(document.documentElement.tagName).toBe('testsuites');
    return document;
  };

  it('takes the password from the environment, makes what is asked for alone, and writes it as JUnit XML', async () => {
    const { url, admin } = await start();
    const junit = join(folder, 'reports', 'contract.xml');
    const args = ['--url', url, '--email', admin.email, '--only', 'adminListOffers', '--junit', junit];
    const { status, printed } = await startScript('scripts/contract.ts', args, { MISSIO_PASSWORD: admin.password })
      .ended;
    expect(status).toBe(0);
    expect(printed).toMatch(/\nThe app would work\. Needed: 4 held, 0 broken, 1 skipped\. Advice: .*\n$/);
    expect(printed.match(/^[A-Z]+ \/api.*$/gm)).toEqual(['GET /api/admin/offers', 'GET /api/admin/offers']);
    expect(printed).not.toContain(admin.password);
    const document = await junitIn(junit);
    const suites = [...document.querySelectorAll('testsuite')];
    expect(suites.map((suite) => [suite.getAttribute('name'), suite.getAttribute('failures')])).toEqual([
      ['what the app needs', '0'],
      ['what the mock does besides', '0'],
    ]);
    expect(suites[1]?.querySelector('system-out')?.textContent).toContain('field: data.*.commission | came: "1.00"');
  });

  it('ends with 1 where something needed is broken, with text that is escaped in the XML', async () => {
    const broken = { status: 500, body: { message: '<b>"SQLSTATE" & \u0000 more</b>' } };
    const { url, signIn } = await start({ alter: (call, answer) => (call === 'GET /api/location' ? broken : answer) });
    const junit = join(folder, 'contract.xml');
    const args = ['--url', url, '--needed', '--only', '/api/location', '--junit', junit];
    const { status, printed } = await startScript(script, args, { MISSIO_TOKEN: signIn(1) }).ended;
    expect(status).toBe(1);
    expect(printed).toContain('GET /api/location | field: status | came: 500');
    expect(printed).toMatch(/\nThe app would break\. Needed: 0 held, 1 broken, 0 skipped\. \d+ calls\.\n$/);
    const failure = (await junitIn(junit)).querySelector('testcase[classname="GET /api/location"] > failure');
    expect(failure?.textContent).toContain('<b>\\"SQLSTATE\\" & \\u0000 more</b>');
  });

  it('ends with 2 where the account is not known, and says so in the XML too', async () => {
    const { url } = await start();
    const junit = join(folder, 'contract.xml');
    const { status, said } = await startScript(script, ['--url', url, ...account, '--junit', junit]).ended;
    expect(status).toBe(2);
    expect(said).toMatch(/No session at .*: POST \/api\/auth\/login answers 422/);
    expect((await junitIn(junit)).querySelector('error')?.getAttribute('message')).toBe(said.trim());
  });

  it('takes away what it made when it is interrupted', async () => {
    let interrupt = (): boolean => false;
    const laravel = await start({
      alter: (call, answer) => {
        if (call === 'POST /api/admin/offers') interrupt();
        return answer;
      },
    });
    const before = laravel.state();
    const { email, password } = laravel.admin;
    const running = startScript(script, ['--url', laravel.url, '--email', email, '--needed'], {
      MISSIO_PASSWORD: password,
    });
    interrupt = running.interrupt;
    const { status, printed, said } = await running.ended;
    expect(said).toContain('… interrupted: taking away what was made');
    expect(printed).toContain('Interrupted: what is missing above was not tried.');
    expect(status).toBe(130);
    expect(laravel.state()).toEqual(before);
  });
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runScript } from '../support/run-script';

const run = (...args: string[]) => runScript('contract', args);

const account = ['--email', 'admin@missio.test', '--password', 'motdepasse-admin'];
const usage = expect.stringMatching(/^npm run contract -- --url /);

describe('npm run contract, when it cannot begin', () => {
  it.each([
    ['an option that it does not know', ['--url', 'http://127.0.0.1:9', '--mail', 'x'], /'--mail'/],
    ['an option without its value', ['--url'], /'--url/],
  ])('ends with 2 on %s, and says how it is called', (_, args, problem) => {
    expect(run(...args)).toEqual({ status: 2, said: [expect.stringMatching(problem), usage] });
  });

  it.each([
    ['without an account', ['--url', 'http://127.0.0.1:9']],
    ['with what is no address', ['--url', 'staging', ...account]],
  ])('ends with 2 %s', (_, args) => {
    expect(run(...args)).toEqual({ status: 2, said: [usage] });
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

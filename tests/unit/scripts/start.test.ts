import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([[['--autre']], [['--port', 'x']], [['--mock-port', '65536']]])(
  'npm start refuses %j before it installs anything, and says what it takes',
  (args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `Ces options ne se lisent pas : ${args.join(' ')}\nUsage : npm start -- [--port 5173] [--mock-port 3001]\n`,
    );
  },
);

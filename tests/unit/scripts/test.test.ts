import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm test refuses a step that there is not, before it installs or runs anything', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'unit', 'unitt'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('No step is called unitt. There are: check, unit');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const refusalOf = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...words], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(2);
  return stderr;
};

it('npm test refuses a step that there is not, before it installs or runs anything', () => {
  expect(refusalOf('unitt')).toContain('No step is called unitt. There are: check, build');
  expect(refusalOf('unit', 'build', 'e2ee')).toContain('The step build takes no filter, and no step is called e2ee');
});

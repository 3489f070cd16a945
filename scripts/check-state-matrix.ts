import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { matrixProblems } from '../stories/state-matrix';
import { packageCommand } from './commands.mjs';

const Index = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), name: v.string(), title: v.string(), tags: v.optional(v.array(v.string())) }),
  ),
});

/** Storybook's index, made without a build. */
function readIndex() {
  const folder = mkdtempSync(join(tmpdir(), 'story-index-'));
  const file = join(folder, 'index.json');
  try {
    const options = ['index', '--output-file', file, '--quiet', '--disable-telemetry'];
    const [command, ...args] = packageCommand('storybook', ...options);
    const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`Storybook could not make its index:\n${stdout}${stderr}`);
    return v.parse(Index, JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// `npm run check:matrix` fails if a state of a screen has no story.
const problems = matrixProblems(Object.values(readIndex().entries));
for (const problem of problems) console.error(`State matrix: ${problem}`);
console.log(problems.length === 0 ? 'State matrix: complete.' : `State matrix: ${problems.length} problem(s).`);
process.exitCode = problems.length === 0 ? 0 : 1;

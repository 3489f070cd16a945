import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * `npm run check [-- --without NAME]`: every `check:…` of package.json at once, with what those say that fail, and the
 * seconds of each. Nothing here builds or opens a browser.
 */
const flag = process.argv.indexOf('--without');
const leftOut = flag === -1 ? undefined : `check:${process.argv[flag + 1]}`;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const runCheck = (name) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    // npm has put `node_modules/.bin` into the PATH.
    const child = spawn(scripts[name], { shell: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (status) => {
      resolve({ name, output, hasPassed: status === 0, seconds: (performance.now() - startedAt) / 1000 });
    });
  });

const checks = await Promise.all(
  Object.keys(scripts)
    .filter((name) => name.startsWith('check:') && name !== leftOut)
    .map(runCheck),
);
for (const { name, output } of checks.filter(({ hasPassed }) => !hasPassed)) {
  console.error(`── ${name} ──\n${output.trim()}\n`);
}
for (const { name, hasPassed, seconds } of checks) {
  console.log(`${hasPassed ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(5)} s`);
}
process.exitCode = checks.every(({ hasPassed }) => hasPassed) ? 0 : 1;

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* Windows starts neither npm nor what is in node_modules/.bin without a shell: Node runs their scripts itself. */

/** npm, as it runs us, or as it lies beside Node. */
export const npmCommand = (...args) => {
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const script = [process.env.npm_execpath ?? '', beside].find(
    (path) => path.endsWith('npm-cli.js') && existsSync(path),
  );
  return script ? [process.execPath, script, ...args] : ['npm', ...args];
};

/** Packages that are not called as their command is. */
const packages = { biome: '@biomejs/biome', tsc: 'typescript' };

/** The command of an installed package. */
export const packageCommand = (name, ...args) => {
  const folder = join('node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[name]), ...args];
};

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import root from '../package.json' with { type: 'json' };
import { writeBaseStyles } from '../src/design-system/base-styles';
import { npmCommand } from './commands.mjs';
import { packagesOf, resolveDeclaration } from './design-system/declarations';
import { cssVariables } from './tokens/css-variables';
import { designTokens } from './tokens/design-tokens';

/* `npm run build:design-system`: the design system as a package, in `dist-design-system/`, for `npm install`. */
const SOURCE = 'packages/design-system';
const OUT = 'dist-design-system';
const PACKAGE = join(OUT, 'package');
const FONT = 'node_modules/@fontsource-variable/bricolage-grotesque';

const write = (name: string, text: string) => writeFileSync(join(PACKAGE, name), text);

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

/** The base styles refer to a font, which comes along. */
function writeStyles(): void {
  mkdirSync(join(PACKAGE, 'fonts'));
  const fonts = readFileSync('src/design-system/fonts.css', 'utf8').replace(/url\("(@[^"]+)"\)/, (_, path: string) => {
    copyFileSync(join('node_modules', path), join(PACKAGE, 'fonts', basename(path)));
    return `url("./fonts/${basename(path)}")`;
  });
  copyFileSync(join(FONT, 'LICENSE'), join(PACKAGE, 'fonts/LICENSE'));
  write('styles.css', `${fonts}\n${writeBaseStyles()}\n`);
}

function writeTypes(): void {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', SOURCE], { stdio: 'inherit' });
  const folder = join(PACKAGE, 'types');
  for (const name of filesIn(folder, '.d.ts')) {
    const path = join(folder, name);
    writeFileSync(path, resolveDeclaration(name, readFileSync(path, 'utf8')));
  }
}

/** Left to apps with forms: it asks for an older React, and npm refuses that where it is strict. */
const FORM_LIBRARY: Record<string, string> = {
  '@modular-forms/react': root.dependencies['@modular-forms/react'],
  // Holds the range of Modular Forms and the version that README.md puts in its place.
  '@preact/signals-react': '>=2.2.0',
};

/** Every package that the files name, in the version that the app is tested with. */
function dependencies(): Record<string, string> {
  const texts = ['.js', '.d.ts'].flatMap((ending) =>
    filesIn(PACKAGE, ending).map((name) => readFileSync(join(PACKAGE, name), 'utf8')),
  );
  const isOwn = (name: string) => name !== 'react' && FORM_LIBRARY[name] === undefined;
  const names = [...new Set(texts.flatMap(packagesOf))].filter(isOwn).toSorted();
  const versions: Record<string, string> = root.dependencies;
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`${name} is named by the package, but is no dependency of the app`);
      return [name, version];
    }),
  );
}

const entry = (name: string) => ({
  types: `./types/${SOURCE}/${name}.d.ts`,
  default: `./js/${SOURCE}/${name}.js`,
});

const manifest = () => ({
  name: '@missio/design-system',
  version: root.version,
  description: 'The components of Missio, with French labels',
  license: root.license,
  type: 'module',
  sideEffects: ['*.css'],
  browserslist: root.browserslist,
  exports: {
    '.': entry('index'),
    './forms': entry('forms'),
    './styles.css': { types: './css.d.ts', default: './styles.css' },
    './tokens.css': { types: './css.d.ts', default: './tokens.css' },
    './tokens.json': './tokens.json',
    './package.json': './package.json',
  },
  dependencies: dependencies(),
  peerDependencies: { ...FORM_LIBRARY, react: '^19.0.0', 'react-dom': '^19.0.0' },
  peerDependenciesMeta: Object.fromEntries(Object.keys(FORM_LIBRARY).map((name) => [name, { optional: true }])),
});

rmSync(OUT, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
await build({ configFile: join(SOURCE, 'vite.config.ts'), logLevel: 'warn' });
writeTypes();
writeStyles();
write('tokens.css', cssVariables());
// Newer TypeScript asks for types of an imported style sheet.
write('css.d.ts', 'export {};\n');
write('tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
copyFileSync(join(SOURCE, 'README.md'), join(PACKAGE, 'README.md'));
write('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
const [command, ...args] = npmCommand('pack', '--silent', '--pack-destination', '..');
execFileSync(command, args, { cwd: PACKAGE, stdio: 'inherit' });

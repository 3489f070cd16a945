import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, runnerImport } from 'vite';
import root from '../package.json' with { type: 'json' };
import { brandAlias, readBrand } from './build/brand';
import { npmCommand } from './commands.mjs';
import type * as parts from './design-system/brand-parts';
import { packagesOf, resolveDeclaration } from './design-system/declarations';

/* `npm run build:design-system`: the design system as a package, in `dist-design-system/`, for `npm install`. */
const SOURCE = 'packages/design-system';
const OUT = 'dist-design-system';
const PACKAGE = join(OUT, 'package');
const brand = readBrand();
// Vite's import of the brand's parts would make the build after it one for development.
process.env.NODE_ENV = 'production';
const NAME = `@${brand}/design-system`;

const { module: brandParts } = await runnerImport<typeof parts>(resolve('scripts/design-system/brand-parts.ts'), {
  configFile: false,
  resolve: { alias: brandAlias(brand), tsconfigPaths: true },
});

const write = (name: string, text: string) => writeFileSync(join(PACKAGE, name), text);

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

/** The base styles may refer to a font, which comes along with its licence. */
function writeStyles(): void {
  const fonts = readFileSync(`src/brands/${brand}/fonts.css`, 'utf8').replace(
    /url\("(@[^"]+)"\)/,
    (_, path: string) => {
      mkdirSync(join(PACKAGE, 'fonts'), { recursive: true });
      copyFileSync(join('node_modules', path), join(PACKAGE, 'fonts', basename(path)));
      const [scope = '', name = ''] = path.split('/');
      copyFileSync(join('node_modules', scope, name, 'LICENSE'), join(PACKAGE, 'fonts/LICENSE'));
      return `url("./fonts/${basename(path)}")`;
    },
  );
  write('styles.css', `${fonts}\n${brandParts.writeBaseStyles()}\n`);
}

function writeTypes(): void {
  const config = {
    extends: `../${SOURCE}/tsconfig.json`,
    compilerOptions: {
      outDir: 'package/types',
      paths: { '~/*': ['../src/*'], '~brand/*': [`../src/brands/${brand}/*`] },
    },
    include: [`../${SOURCE}/index.ts`, `../${SOURCE}/forms.ts`],
  };
  writeFileSync(join(OUT, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', OUT], { stdio: 'inherit' });
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
  name: NAME,
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
    './tokens.resolver.json': './tokens.resolver.json',
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
write('tokens.css', brandParts.cssVariables());
// Newer TypeScript asks for types of an imported style sheet.
write('css.d.ts', 'export {};\n');
write('tokens.json', `${JSON.stringify(brandParts.designTokens(), null, 2)}\n`);
write('tokens.resolver.json', `${JSON.stringify(brandParts.tokenResolver('./tokens.json'), null, 2)}\n`);
write('README.md', readFileSync(join(SOURCE, 'README.md'), 'utf8').replaceAll('@missio/design-system', NAME));
write('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
const [command, ...args] = npmCommand('pack', '--silent', '--pack-destination', '..');
execFileSync(command, args, { cwd: PACKAGE, stdio: 'inherit' });

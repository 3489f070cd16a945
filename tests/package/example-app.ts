import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { build, type PreviewServer, parseSync, preview } from 'vite';
import root from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

export const TARBALL = resolve(`dist-design-system/missio-design-system-${root.version}.tgz`);

const Manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  peerDependencies: v.record(v.string(), v.string()),
});

/** Not among the project's packages, of which it would be a third. */
const NEXT = '16.4.6';

/** The example of `packages/design-system`, far from the project's own packages. */
export class ExampleApp {
  readonly folder = mkdtempSync(join(tmpdir(), 'missio-package-'));
  readonly #package = join(this.folder, 'node_modules/@missio/design-system');

  /** Installs what `npm pack` made, and nothing of the project. */
  install(): void {
    cpSync('packages/design-system/example', this.folder, { recursive: true });
    const { react, 'react-dom': reactDom } = root.dependencies;
    const { '@types/react': reactTypes, '@types/react-dom': reactDomTypes } = root.devDependencies;
    const manifest = {
      name: 'example',
      private: true,
      type: 'module',
      dependencies: { '@missio/design-system': `file:${TARBALL}`, next: NEXT, react, 'react-dom': reactDom },
      devDependencies: { '@types/react': reactTypes, '@types/react-dom': reactDomTypes },
    };
    const write = (name: string, content: unknown) => writeFileSync(join(this.folder, name), JSON.stringify(content));
    write('package.json', manifest);
    // The project's own versions, which npm has in its cache: npm drops from this lock what the app does not need.
    write('package-lock.json', { ...lock, packages: { ...lock.packages, '': manifest } });
    const options = [
      '--strict-peer-deps',
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--silent',
    ];
    execFileSync('npm', ['install', ...options], { cwd: this.folder, stdio: 'inherit' });
  }

  /** A file of the installed package. */
  read(name: string): string {
    return readFileSync(join(this.#package, name), 'utf8');
  }

  /** Packages that the installed modules import without declaring them. */
  undeclaredPackages(): string[] {
    const { dependencies, peerDependencies } = v.parse(Manifest, JSON.parse(this.read('package.json')));
    const declared = { ...dependencies, ...peerDependencies };
    const modules = readdirSync(this.#package, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    const imported = modules.flatMap((name) => {
      const { staticImports } = parseSync(name, this.read(name)).module;
      return staticImports.map(({ moduleRequest }) => moduleRequest.value);
    });
    const packages = imported
      .filter((name) => !name.startsWith('.'))
      .map((name) => name.match(/^(?:@[^/]+\/)?[^/]+/)?.[0]);
    return [...new Set(packages)].filter((name) => name === undefined || !Object.hasOwn(declared, name)).map(String);
  }

  /** The compiler's messages, one a line, without those about the types of other packages. */
  typeErrors(): string[] {
    const compiler = resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', this.folder, '--pretty', 'false'], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter((line) => /^(?!node_modules\/(?!@missio)).*error TS\d+/.test(line));
  }

  /** The page of the Next.js app in `next`, as its build writes it. */
  nextPage(): string {
    const next = join(this.folder, 'node_modules/next/dist/bin/next');
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    execFileSync(process.execPath, [next, 'build', join(this.folder, 'next')], { stdio: 'inherit', env });
    return readFileSync(join(this.folder, 'next/.next/server/app/index.html'), 'utf8');
  }

  /** The modules of the package, and the bytes of all, in a build of one file. */
  async buildAlone(file: string): Promise<{ modules: string[]; bytes: number }> {
    const built = await build({
      root: this.folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: join(this.folder, file) } },
    });
    if (!('output' in built)) throw new Error(`Vite did not build ${file} once`);
    const chunks = built.output.filter((part) => part.type === 'chunk');
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(this.#package));
    return {
      modules: modules.map((id) => relative(this.#package, id)),
      bytes: chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0),
    };
  }

  async serve(port: number): Promise<PreviewServer> {
    await build({ root: this.folder, configFile: false, logLevel: 'error' });
    return preview({
      root: this.folder,
      configFile: false,
      logLevel: 'warn',
      preview: { host: '127.0.0.1', port, strictPort: true },
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

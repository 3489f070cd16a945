import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { packageCommand } from '../../../scripts/commands.mjs';
import { isPromised } from './promised-browsers';

/** Below `node_modules`, where TypeScript looks for other versions of its libraries (`libReplacement`). */
const FOLDER = 'node_modules/.cache/promised-types';

const ES_INTERFACE = /^(?:Readonly)?(.+?)(?:Constructor)?$/;

/** Which interfaces take their members from another one: MDN lists what `ParentNode` has under `Element`. */
type Heirs = Map<string, string[]>;

const isMemberPromised = (name: string, member: string, heirs: Heirs, isIntl: boolean): boolean => {
  const [, object = name] = ES_INTERFACE.exec(name) ?? [];
  if (isIntl) return isPromised('javascript', 'builtins', 'Intl', object, member);
  const interfaces = [name, ...(heirs.get(name) ?? [])];
  return (
    isPromised('javascript', 'builtins', object, member) &&
    interfaces.every((each) => isPromised('api', each, member)) &&
    (!interfaces.includes('Window') || isPromised('api', member))
  );
};

const keyOf = (member: ESTree.TSSignature): string | undefined =>
  'key' in member && member.key.type === 'Identifier' ? member.key.name : undefined;

interface Context {
  heirs: Heirs;
  isIntl: boolean;
}

/** The parts of a declaration, or all of it, that a promised browser lacks. */
const missingIn = (node: ESTree.Directive | ESTree.Statement, { heirs, isIntl }: Context): ESTree.Span[] => {
  if (node.type === 'TSModuleDeclaration' && node.body) {
    const isInIntl = node.id.type === 'Identifier' && node.id.name === 'Intl';
    return node.body.body.flatMap((inner) => missingIn(inner, { heirs, isIntl: isInIntl }));
  }
  if (node.type === 'TSInterfaceDeclaration') {
    return node.body.body.filter((member) => {
      const key = keyOf(member);
      return key !== undefined && !isMemberPromised(node.id.name, key, heirs, isIntl);
    });
  }
  if (node.type === 'TSDeclareFunction' && node.id) {
    return isMemberPromised('Window', node.id.name, heirs, false) ? [] : [node];
  }
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }): ESTree.Span[] => {
    if (id.type !== 'Identifier') return [];
    const place = isIntl ? ['javascript', 'builtins', 'Intl'] : ['api'];
    const isThere = isPromised(...place, id.name) && (isIntl || isPromised('api', 'Window', id.name));
    if (!isThere) return [node];
    const type = id.typeAnnotation?.typeAnnotation;
    if (type?.type !== 'TSTypeLiteral') return [];
    return type.members.filter((member) => {
      const key = keyOf(member);
      return key !== undefined && !isPromised(...place, id.name, `${key}_static`);
    });
  });
};

const findHeirs = (program: ESTree.Program): Heirs => {
  const heirs: Heirs = new Map();
  for (const node of program.body) {
    if (node.type !== 'TSInterfaceDeclaration') continue;
    for (const { expression } of node.extends) {
      if (expression.type !== 'Identifier') continue;
      heirs.set(expression.name, [...(heirs.get(expression.name) ?? []), node.id.name]);
    }
  }
  return heirs;
};

/** A library's text without what a promised browser lacks. */
const withoutMissing = (text: string): string => {
  const { program } = parseSync('lib.d.ts', text);
  const context = { heirs: findHeirs(program), isIntl: false };
  const missing = program.body.flatMap((node) => missingIn(node, context)).toSorted((a, b) => a.start - b.start);
  const kept = missing.map(({ start }, index) => text.slice(missing[index - 1]?.end ?? 0, start));
  return [...kept, text.slice(missing.at(-1)?.end ?? 0)].join('');
};

/** `lib.es2023.array.d.ts` is replaced by `@typescript/lib-es2023/array`. */
const replacementOf = (library: string): string => {
  const [name = '', ...parts] = library.replace(/^lib\.|\.d\.ts$/g, '').split('.');
  return join(FOLDER, 'node_modules/@typescript', `lib-${name}`, `${parts.join('-') || 'index'}.d.ts`);
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Beside the compiler, which is a package of its own for each system. */
const librariesFolder = (): string => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  return join(dirname(resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)), 'lib');
};

/** A name that is no part of the types of the promised browsers. */
export interface MissingName {
  file: string;
  name: string;
}

/** Checks the types of the app, and of `samples`, against what all promised browsers have. */
export const namesNotPromised = (samples: readonly string[]): MissingName[] => {
  const root = relative(FOLDER, '.');
  rmSync(FOLDER, { recursive: true, force: true });
  samples.forEach((sample, index) => {
    write(join(FOLDER, `sample-${index}.ts`), `${sample}\nexport {};\n`);
  });
  const config = {
    extends: `${root}/tsconfig.json`,
    compilerOptions: {
      libReplacement: true,
      types: ['vite/client'],
      paths: { '~/*': [`${root}/src/*`], '~brand/*': [`${root}/src/brands/missio/*`] },
    },
    include: ['*.ts', `${root}/src`],
    // Runs in Node.
    exclude: [`${root}/src/boot/build`],
  };
  write(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const libraries = librariesFolder();
  for (const library of readdirSync(libraries).filter((name) => name.endsWith('.d.ts'))) {
    const text = readFileSync(join(libraries, library), 'utf8');
    const promised = withoutMissing(text);
    if (promised !== text) write(replacementOf(library), promised);
  }
  // One after the other is as quick on two processors, and each checker works out the types anew.
  const [command, ...args] = packageCommand('tsc', '--pretty', 'false', '--checkers', '1', '-p', FOLDER);
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(([, file = '', message = '']) => ({
    file: file.replace(`${FOLDER}/`, ''),
    // Another error is no name: it stands whole.
    name: /^(?:(?:Property|Cannot find name) )?'(?:\w+\.)*(\w+)'/.exec(message)?.[1] ?? message,
  }));
};

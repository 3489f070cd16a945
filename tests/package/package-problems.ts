import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Older resolutions know neither `exports` nor ES modules, which are all that the package has. */
const LEFT_OUT = ['node10', 'node16-cjs'];

async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (!result.types) return ['The package has no types'];
  const counted = result.problems.filter(
    (problem) => !('resolutionKind' in problem && LEFT_OUT.includes(problem.resolutionKind)),
  );
  return counted.map((problem) => JSON.stringify(problem));
}

async function manifestProblems(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: 'package', strict: true, pack: { tarball: tarball.buffer } });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** What publint and « Are the types wrong? » say of a packed package. */
export async function packageProblems(path: string): Promise<string[]> {
  const tarball = new Uint8Array(readFileSync(path));
  return [...(await manifestProblems(tarball)), ...(await typeProblems(tarball))];
}

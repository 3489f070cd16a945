import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const text = readFileSync('deploy/kubernetes.yaml', 'utf8');
const Resource = v.looseObject({ apiVersion: v.string(), kind: v.string() });
const resources = parseAllDocuments(text).map((document) => v.parse(Resource, document.toJS()));

/** Where `kubernetes-types`, made from Kubernetes' own schema, has the types of a version. */
const modules: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
};

/** What the compiler says of the resources: it refuses wrong values as well as fields that do not exist. */
const complaints = async (given: readonly v.InferOutput<typeof Resource>[]): Promise<string> => {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/kubernetes-');
  const lines = given.flatMap(({ apiVersion, kind, ...rest }, index) => [
    `import type { ${kind} as Kind${index} } from 'kubernetes-types/${modules[apiVersion]}';`,
    `export const resource${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 2)};`,
  ]);
  const file = join(folder, 'resources.ts');
  writeFileSync(file, lines.join('\n'));
  // Beside a file the compiler would refuse the project's configuration.
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '', '--module', 'preserve'];
  try {
    await promisify(execFile)('node_modules/.bin/tsc', [...options, file]);
    return '';
  } catch (error) {
    return v.parse(v.object({ stdout: v.string() }), error).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('deploy/kubernetes.yaml', () => {
  it('is what the schema of Kubernetes accepts', async () => {
    expect(resources.map(({ kind }) => kind)).toEqual(['Deployment', 'PodDisruptionBudget', 'Service', 'Ingress']);
    expect(await complaints(resources)).toBe('');
  });

  it.each([
    ['a misspelt field', 'readinessProbe', 'readinesProbe', '\'"readinesProbe"\' does not exist'],
    ['a number in place of a text', "'5'", '5', "'number' is not assignable to type 'string'"],
  ])('would not be with %s', async (_, written, mistaken, said) => {
    const documents = parseAllDocuments(text.replace(written, mistaken));
    expect(await complaints(documents.map((document) => v.parse(Resource, document.toJS())))).toContain(said);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import root from '../../../package.json' with { type: 'json' };
import { packagesOf, resolveDeclaration } from '../../../scripts/design-system/declarations';
import { filesIn } from '../support/files-in';

describe('the package of the design system', () => {
  it('exports every file that has a story', () => {
    const entry = ['index', 'forms'].map((name) => readFileSync(`packages/design-system/${name}.ts`, 'utf8')).join();
    const imported = filesIn('stories/design-system')
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/^import \{[^}]*\b[A-Z]\w*[^}]*\} from '~\/(design-system\/[^']+)'/gm),
        ...readFileSync(file, 'utf8').matchAll(/^import \{[^}]*\} from '~\/(design-system\/forms\/[^']+)'/gm),
      ]);
    const files = new Set(imported.map(([, file]) => file));
    const missing = [...files].filter((file) => !entry.includes(`'../../src/${file}'`));
    expect(missing).toEqual([]);
    expect(files.size).toBeGreaterThan(50);
  });

  it('tells apps with forms the versions that it is tested with', () => {
    const readme = readFileSync('packages/design-system/README.md', 'utf8');
    for (const name of ['@modular-forms/react', '@preact/signals-react'] as const)
      expect(readme).toContain(`"${name}": "${root.dependencies[name]}"`);
  });

  it('has declarations that any resolution finds', () => {
    const text = [
      `import './fonts.css';`,
      `import { type Tone } from '../feedback/tones';`,
      `export declare const x: import("~/lib/browser/deferred").Once;`,
      `import type { ReactNode } from 'react';`,
      '',
    ].join('\n');
    expect(resolveDeclaration('src/design-system/actions/button.d.ts', text)).toBe(
      [
        `import { type Tone } from '../feedback/tones.js';`,
        `export declare const x: import("../../lib/browser/deferred.js").Once;`,
        `import type { ReactNode } from 'react';`,
        '',
      ].join('\n'),
    );
  });

  it('declares the packages that it names, whatever part of them', () => {
    const text = `import { a } from "@preact/signals-react/runtime";\nimport("lucide-react");\nimport b from './b.js';`;
    expect(packagesOf(text)).toEqual(['@preact/signals-react', 'lucide-react']);
  });
});

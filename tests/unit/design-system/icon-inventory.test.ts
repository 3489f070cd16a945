import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { icons } from '../../../stories/foundations/icon-inventory';
import { filesIn } from '../support/files-in';

/** The icons that a source imports, by their names. A type is none. */
const iconsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

it('lists every icon of the product, and no other', () => {
  expect(Object.keys(icons).sort()).toEqual([...new Set(filesIn('src').flatMap(iconsOf))].sort());
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBareNames } from './support/bare-names';
import { filesIn } from './support/files-in';

const bare = [
  '<p>Bonjour, <b>{user.name}</b></p>',
  '<h1>{offer.title}</h1>',
  "<p>{isKnown ? offer.title : '—'}</p>",
  '<>{user && user.email}</>',
  '<p>{name}</p>',
  `<button aria-label={\`Valider \${user.name}\`} />`,
  `<Icon label={\`Détails de \${row.user?.name ?? '—'}\`} />`,
];

const safe = [
  '<p>Bonjour, <b><bdi>{user.name}</bdi></b></p>',
  '<CutText>{offer.title}</CutText>',
  `<button aria-label={\`Valider \${isolate(user.name)}\`} />`,
  '<p title={user.name}>{count}</p>',
  '<h2>{title}</h2>',
];

/** Their names are ours: a country's, a sample's. */
const ours = new Set(['src/features/landing/testimonials.tsx']);

/** RGAA 8.10: a name of another direction leaves the words around it where they are. */
describe('a name in a sentence', () => {
  it.each(bare)('is found: %s', (jsx) => expect(findBareNames('a.tsx', `const a = ${jsx};`)).toEqual(['a.tsx:1']));

  it.each(safe)('is told from one that stands apart: %s', (jsx) =>
    expect(findBareNames('a.tsx', `const a = ${jsx};`)).toEqual([]),
  );

  it('stands apart everywhere in the app', () => {
    const files = ['src/app', 'src/design-system', 'src/features', 'src/routes']
      .flatMap(filesIn)
      .filter((file) => file.endsWith('.tsx') && !ours.has(file));
    const found = files.flatMap((file) => findBareNames(file, readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBareTexts, findTextsInSlots } from './support/bare-texts';
import { filesIn } from './support/files-in';

const component = (body: string, props = '{ isBusy, label, children, icon, count }') =>
  `function Sample(${props}) { const figure = String(count); const Icon = isBusy ? X : Y; return ${body}; }`;

const bare = [
  '<button>{isBusy && <Spin />}Envoyer</button>',
  '<button>{isBusy ? <Spin /> : null} {figure}</button>',
  '<button><Icon />Menu</button>',
  '<p><b key={count}>5</b> pages</p>',
  '<p>Page {count.toString()} sur 5</p>',
  '<p>Depuis le {formatDate(count)}</p>',
  '<p>{figure}{isBusy && <small>approuvées</small>}</p>',
  "<p>{isBusy && <b />}{isBusy && 'Plus rien'}</p>",
  '<p>{isBusy ? <b /> : `(pas encore)`}<i /></p>',
  '<><b />{items.map((item) => item.name)}</>',
  '<h2>{items.map((item) => <b key={item}>{item}</b>)} en tout</h2>',
];

const safe = [
  '<button>{isBusy && <Spin />}<span>Envoyer</span></button>',
  '<p>{`Page `.concat(count)}</p>',
  '<p>{isBusy ? figure : <b />}</p>',
  '<p>Votre <b>mission</b> vous attend.</p>',
  '<p>{BRAND} <b>bêta</b></p>',
  '<button><Icon /><span>Menu</span></button>',
  '<button><Check />Valider</button>',
  '<ul>{items.map((item) => <li key={item}>{item}</li>)}{isBusy && <li />}</ul>',
];

const sources = filesIn('src').filter((file) => file.endsWith('.tsx'));
const read = (file: string) => readFileSync(file, 'utf8');

/** The page of a translating browser shows what React last wrote, and nothing breaks (`translation.test.ts`). */
describe('a text beside something that comes, goes or changes', () => {
  it.each(bare)('is found: %s', (body) => {
    expect(findBareTexts('sample.tsx', component(body)).places).toHaveLength(1);
  });

  it.each(safe)('is told from what is safe: %s', (body) => {
    expect(findBareTexts('sample.tsx', component(body)).places).toEqual([]);
  });

  it('is found where a component is given it', () => {
    const button = component('<button>{icon}{children}</button>');
    const { places, slots } = findBareTexts('sample.tsx', button);
    expect(places).toEqual([]);
    expect(slots).toEqual([
      { component: 'Sample', prop: 'icon' },
      { component: 'Sample', prop: 'children' },
    ]);
    const user = (jsx: string) => findTextsInSlots('user.tsx', `const a = ${jsx};`, slots);
    expect(user('<Sample icon={<Check />}>Envoyer</Sample>')).toHaveLength(1);
    expect(user('<Sample icon="→"><b>Envoyer</b></Sample>')).toHaveLength(1);
    expect(user('<Sample icon={<Check />}><b>Envoyer</b></Sample>')).toEqual([]);
  });

  it('is nowhere in the app', () => {
    const found = sources.map((file) => findBareTexts(file, read(file)));
    const slots = found.flatMap((each) => each.slots);
    expect(slots.length).toBeGreaterThan(10);
    expect(found.flatMap(({ places }) => places)).toEqual([]);
    expect(sources.flatMap((file) => findTextsInSlots(file, read(file), slots))).toEqual([]);
  });
});

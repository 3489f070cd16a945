import { describe, expect, it } from 'vitest';
import { playwrightArguments, readOptions, updateRefusal } from '../../../scripts/visual/options';
import { chooseDocs, chooseStories } from '../../visual/stories';

const entry = (id: string, title: string, type = 'story', tags: string[] = []) => [
  id,
  { id, title, name: 'Plain', type, tags },
];
const index = {
  entries: Object.fromEntries([
    entry('actions-button--plain', 'Actions/Bouton'),
    entry('badges-badge--plain', 'Badges/Badge'),
    entry('badges-badge--docs', 'Badges/Badge', 'docs'),
    entry('media-hero--moving', 'Médias/Héros', 'story', ['sans-image']),
  ]),
};
const chosen = (...filters: string[]) => chooseStories(index, filters).map(({ id }) => id);

describe('the stories that have a picture', () => {
  it('are all of them, or those whose names hold a text, each once', () => {
    expect(chosen()).toEqual(['actions-button--plain', 'badges-badge--plain']);
    expect(chosen('BOUTON')).toEqual(['actions-button--plain']);
    expect(chosen('badge', 'badges')).toEqual(['badges-badge--plain']);
  });

  it('leave the docs pages to a run of their own', () => {
    expect(chooseDocs(index, []).map(({ id }) => id)).toEqual(['badges-badge--docs']);
    expect(chooseDocs(index, ['--docs', 'bouton'])).toHaveLength(1);
    expect(chosen('--docs')).toEqual([]);
  });

  it('are never none: a text that is in no name is a mistake, even beside one that is', () => {
    expect(() => chosen('badges', 'boutton')).toThrow('boutton');
    expect(() => chosen('media')).toThrow('media');
    expect(() => chooseStories({ entries: {} }, [])).toThrow('no story');
  });
});

describe('the options of a picture run', () => {
  it.each(['0', 'x', '', '-1', '1.5'])('have no %o runs', (repeat) => {
    expect(() => readOptions([`--repeat=${repeat}`])).toThrow('--repeat');
  });

  it('are one run of all stories by themselves', () => {
    expect(readOptions([])).toMatchObject({ repeat: 1, filter: [], update: false });
    expect(readOptions(['--repeat', '12', '--filter', 'a', '--filter', 'b'])).toMatchObject({
      repeat: 12,
      filter: ['a', 'b'],
    });
  });
});

describe('a difference from the committed pictures', () => {
  const told = (args: string[], isOwnBrowser: boolean) => playwrightArguments(readOptions(args), isOwnBrowser);

  it('is a failure, except in another browser for those who ask for their own alone', () => {
    expect(told([], true)).not.toContain('--ignore-snapshots');
    expect(told([], false)).not.toContain('--ignore-snapshots');
    expect(told(['--own-browser-only'], true)).not.toContain('--ignore-snapshots');
    expect(told(['--own-browser-only'], false)).toContain('--ignore-snapshots');
  });

  it('is only written down when that is asked for', () => {
    expect(told(['--filter', 'a', '--repeat', '2'], true)).toEqual(
      expect.arrayContaining(['--update-snapshots=none', '--repeat-each=2']),
    );
    expect(told(['--update', '--own-browser-only'], false)).toContain('--update-snapshots=changed');
    expect(told(['--update', '--own-browser-only'], false)).not.toContain('--ignore-snapshots');
  });
});

describe('renewing pictures', () => {
  const refused = (args: string[], madeWith: string) => updateRefusal(readOptions(args), madeWith, 'this') !== null;

  it('is refused for some of them in another browser than that of the others', () => {
    expect(refused(['--update', '--filter', 'a'], 'other')).toBe(true);
    expect(refused(['--update', '--filter', 'a'], 'this')).toBe(false);
    expect(refused(['--update', '--filter', 'a'], '')).toBe(false);
    expect(refused(['--update'], 'other')).toBe(false);
    expect(refused(['--filter', 'a'], 'other')).toBe(false);
  });
});

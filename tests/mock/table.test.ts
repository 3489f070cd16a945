import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRows } from '../../mock-server/backend/sorted-rows';
import { Table } from '../../mock-server/backend/table';

/* The indexes against the plain way: whatever is put and removed, they say what a scan would say. */

interface Animal {
  id: number;
  created_at: string;
  kind: string;
  name: string;
}

const animals = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  created_at: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', 'hier'),
  kind: fc.constantFrom('chat', 'chien'),
  name: fc.constantFrom('Élise', 'elan', 'Œdipe', 'Rex'),
});

const steps = fc.array(
  fc.oneof(
    fc.record({ put: animals }),
    fc.record({ remove: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ search: fc.constantFrom('el', 'OE', 'x', '') }),
  ),
  { maxLength: 60 },
);

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace('œ', 'oe');

test('groups, order and searches agree with a scan after any run of changes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(animals, { selector: (row) => row.id }), steps, (initial, run) => {
      const noted: string[] = [];
      const table = new Table<Animal, 'kind', 'key'>(
        {
          groups: { kind: (row) => row.kind },
          uniques: { key: (row) => `n${row.id}` },
          searched: (row) => row.name,
          onPut: (row) => noted.push(`put ${row.id}`),
          onRemove: (id) => noted.push(`remove ${id}`),
        },
        initial,
      );
      const model = new Map(initial.map((row) => [row.id, row]));
      for (const step of run) {
        if ('put' in step) {
          table.put(step.put);
          model.set(step.put.id, step.put);
        } else if ('remove' in step) {
          table.remove(step.remove);
          model.delete(step.remove);
        } else {
          const found = [...model.values()].filter((row) => fold(row.name).includes(fold(step.search)));
          expect(table.search('all', table.all(), step.search)).toEqual(found.sort(compareRows));
        }
        const rows = [...model.values()].sort(compareRows);
        expect(table.all()).toEqual(rows);
        expect(table.size).toBe(rows.length);
        for (const kind of ['chat', 'chien']) {
          expect(table.group('kind', kind)).toEqual(rows.filter((row) => row.kind === kind));
        }
        for (let id = 1; id <= 12; id += 1) {
          expect(table.get(id)).toBe(model.get(id));
          expect(table.find('key', `n${id}`)).toBe(model.get(id));
        }
      }
    }),
  );
});

test('a search finds the same whether or not it was made ready', () => {
  const rows = ['Élise', 'ŒDIPE', 'İstanbul', 'Weiß', 'Rex'].map((name, id) => ({ id, created_at: 'hier', name }));
  const table = () =>
    new Table(
      {
        groups: {},
        uniques: {},
        searched: (row: (typeof rows)[number]) => row.name,
        onPut: () => {},
        onRemove: () => {},
      },
      rows,
    );
  const prepared = table();
  for (const _slice of prepared.prepareSearch());
  for (const [text, name] of [
    ['elise', 'Élise'],
    ['oedip', 'ŒDIPE'],
    ['istan', 'İstanbul'],
    ['WEISS', 'Weiß'],
  ] as const) {
    for (const each of [table(), prepared]) {
      expect(each.search('all', each.all(), text).map((row) => row.name)).toEqual([name]);
    }
  }
});

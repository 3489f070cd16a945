import * as v from 'valibot';
import { StateData } from '../backend/rows';
import { type Change, type TableName, tableNames } from '../backend/state';

type Rows = Map<number | string, { id: number | string }>;

/** Validated by the schema, as changes come from a file. */
export function replay(data: StateData, changes: readonly Change[]): StateData {
  if (changes.length === 0) return data;
  const tables = new Map<TableName, Rows>(
    tableNames.map((name) => [
      name,
      new Map<number | string, { id: number | string }>(data[name].map((row) => [row.id, row])),
    ]),
  );
  const nextIds = { ...data.next_ids };
  const singletons: Record<string, unknown> = { ...data.singletons };
  for (const change of changes) {
    if ('nothing' in change) continue;
    if ('singleton' in change) {
      singletons[change.singleton] = change.value;
    } else if ('put' in change) {
      tables.get(change.table)?.set(change.put.id, change.put);
      // Ids stay used even after their row is removed.
      const { id } = change.put;
      if (typeof id === 'number') nextIds[change.table] = Math.max(nextIds[change.table] ?? 1, id + 1);
    } else {
      tables.get(change.table)?.delete(change.remove);
    }
  }
  const rows = Object.fromEntries(tableNames.map((name) => [name, [...(tables.get(name)?.values() ?? [])]]));
  return v.parse(StateData, { version: data.version, next_ids: nextIds, singletons, ...rows });
}

import { foldText } from '~/lib/format/fold';
import { compareRows, type Row, SortedRows } from './sorted-rows';

export interface TableOptions<TRow extends Row, TGroup extends string, TUnique extends string> {
  /** Groups by key: `{ country: (offer) => offer.country }`. */
  groups: Record<TGroup, (row: TRow) => string>;
  /** Unique keys; rows without a value are left out. */
  uniques: Record<TUnique, (row: TRow) => string | undefined>;
  /** The searched text. */
  searched?: (row: TRow) => string;
  onPut: (row: TRow) => void;
  onRemove: (id: TRow['id']) => void;
}

interface CachedSearch<TRow> {
  version: number;
  rows: readonly TRow[];
}

const CACHED_SEARCHES = 20;

/** One or two milliseconds, so that no call waits long. */
const PREPARED_AT_ONCE = 1_000;

/** A table with indexes, fast at 100,000 rows. Rows never change in place, so older readers keep a consistent view. */
export class Table<TRow extends Row, TGroup extends string = never, TUnique extends string = never> {
  readonly #options: TableOptions<TRow, TGroup, TUnique>;
  readonly #byId = new Map<TRow['id'], TRow>();
  readonly #all = new SortedRows<TRow>();
  readonly #groups = new Map<string, SortedRows<TRow>>();
  readonly #uniques = new Map<string, TRow>();
  readonly #haystacks = new Map<TRow['id'], string>();
  readonly #searches = new Map<string, CachedSearch<TRow>>();
  readonly #groupNames: TGroup[];
  readonly #uniqueNames: TUnique[];
  #version = 0;

  constructor(options: TableOptions<TRow, TGroup, TUnique>, rows: readonly TRow[]) {
    this.#options = options;
    this.#groupNames = keysOf(options.groups);
    this.#uniqueNames = keysOf(options.uniques);
    const isSorted = rows.every((row, index) => {
      const before = rows[index - 1];
      return before === undefined || compareRows(before, row) < 0;
    });
    for (const row of isSorted ? rows : rows.toSorted(compareRows)) this.#add(row);
  }

  get size(): number {
    return this.#byId.size;
  }

  all(): readonly TRow[] {
    return this.#all.rows;
  }

  group(name: TGroup, value: string): readonly TRow[] {
    return this.#groups.get(`${name}:${value}`)?.rows ?? [];
  }

  get(id: TRow['id']): TRow | undefined {
    return this.#byId.get(id);
  }

  find(unique: TUnique, value: string): TRow | undefined {
    return this.#uniques.get(`${unique}:${value}`);
  }

  /** Adds or replaces. */
  put(row: TRow): TRow {
    const former = this.#byId.get(row.id);
    if (former !== undefined) this.#drop(former);
    this.#add(row);
    this.#options.onPut(row);
    return row;
  }

  remove(id: TRow['id']): void {
    const row = this.#byId.get(id);
    if (row === undefined) return;
    this.#drop(row);
    this.#options.onRemove(id);
  }

  /** The rows among `rows` (from `all` or `group`, named by `scope`) that contain `text`. */
  search(scope: string, rows: readonly TRow[], text: string): readonly TRow[] {
    const needle = foldText(text).trim();
    const searched = this.#options.searched;
    if (needle === '' || searched === undefined) return rows;
    const key = `${scope}\n${needle}`;
    const cached = this.#searches.get(key);
    if (cached?.version === this.#version) return cached.rows;
    const found = rows.filter((row) => this.#haystack(row, searched).includes(needle));
    this.#remember(key, found);
    return found;
  }

  /** Builds the search index in slices, so that the first search is as fast as the others. */
  *prepareSearch(): Generator<void> {
    const searched = this.#options.searched;
    if (searched === undefined) return;
    let prepared = 0;
    for (const row of this.#byId.values()) {
      this.#haystack(row, searched);
      prepared += 1;
      if (prepared % PREPARED_AT_ONCE === 0) yield;
    }
  }

  #haystack(row: TRow, searched: (row: TRow) => string): string {
    const known = this.#haystacks.get(row.id);
    if (known !== undefined) return known;
    const haystack = foldText(searched(row));
    this.#haystacks.set(row.id, haystack);
    return haystack;
  }

  #remember(key: string, rows: readonly TRow[]): void {
    this.#searches.delete(key);
    this.#searches.set(key, { version: this.#version, rows });
    const oldest = this.#searches.keys().next();
    if (this.#searches.size > CACHED_SEARCHES && !oldest.done) this.#searches.delete(oldest.value);
  }

  #add(row: TRow): void {
    this.#version += 1;
    this.#byId.set(row.id, row);
    this.#all.insert(row);
    for (const name of this.#groupNames) {
      const key = `${name}:${this.#options.groups[name](row)}`;
      const group = this.#groups.get(key) ?? new SortedRows<TRow>();
      group.insert(row);
      this.#groups.set(key, group);
    }
    for (const name of this.#uniqueNames) {
      const value = this.#options.uniques[name](row);
      if (value !== undefined) this.#uniques.set(`${name}:${value}`, row);
    }
  }

  #drop(row: TRow): void {
    this.#version += 1;
    this.#byId.delete(row.id);
    this.#haystacks.delete(row.id);
    this.#all.remove(row);
    for (const name of this.#groupNames) this.#groups.get(`${name}:${this.#options.groups[name](row)}`)?.remove(row);
    for (const name of this.#uniqueNames) this.#uniques.delete(`${name}:${this.#options.uniques[name](row)}`);
  }
}

function keysOf<TKey extends string>(record: Record<TKey, unknown>): TKey[] {
  const keys: TKey[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

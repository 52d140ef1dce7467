/**
 * A list of objects with the same fields, as one list for each field: their names then stand once. A field that is the
 * same text, number, boolean or null in all of them stands once too; one field is always a list, which has the length.
 */
type Columns = { $columns?: Record<string, unknown> };

/** For a list of texts with a common beginning and end, such as addresses: the common part is stored once. */
type Texts = { $texts?: [start: string, middles: string[], end: string] };

/** A list in which few values come again and again: each once, and for every place its number in base 36. */
type Repeats = { $values?: unknown[]; $at?: string };

const MAX_VALUES = 36;

/** What a list of texts takes more in this form. */
const TEXTS_COST = '{"$texts":["",,""]}'.length;
/** The same for what comes again, but for the places. */
const REPEATS_COST = '{"$values":,"$at":""}'.length;

/** What `unpackColumns` turns back, before it is written as JSON: lists of objects with the same fields become columns, at every depth. */
export function packColumns(value: unknown): unknown {
  if (Array.isArray(value)) {
    const table = tableOf(value);
    if (!table) return packTexts(value) ?? packRepeats(value) ?? value.map(packColumns);
    const { names, rows } = table;
    const varied = names.find((name) => !isConstant(rows, name)) ?? names[0];
    const column = (name: string): unknown =>
      name !== varied && isConstant(rows, name) ? rows[0]?.[name] : packColumns(rows.map((row) => row[name]));
    return { $columns: Object.fromEntries(names.map((name) => [name, column(name)])) };
  }
  return isPlain(value) ? mapFields(value, packColumns) : value;
}

/** For `JSON.parse`, which calls it with the inmost values first. */
export function unpackColumns(_name: string, value: unknown): unknown {
  const { $texts, $values: values, $at: places, $columns = {} } = (value ?? {}) as Texts & Repeats & Columns;
  const [start, middles, end] = $texts ?? [];
  if (middles) return middles.map((middle) => `${start}${middle}${end}`);
  if (values && places) return [...places].map((place) => values[parseInt(place, MAX_VALUES)]);
  const columns = Object.entries($columns);
  const list = Object.values($columns).find((all) => Array.isArray(all));
  const row = (_: unknown, at: number) =>
    Object.fromEntries(columns.map(([name, all]) => [name, Array.isArray(all) ? all[at] : all]));
  return list?.map(row) ?? value;
}

/** Undefined where it would be no shorter. */
function packTexts(list: unknown[]): Texts | undefined {
  const [first] = list;
  if (typeof first !== 'string' || !list.every((text) => typeof text === 'string')) return undefined;
  const start = list.reduce((least, text) => sharedStart(first, text, least), first.length);
  // What is shared from the start on is shared from the end no more.
  const shortest = Math.min(...list.map((text) => text.length));
  const end = list.reduce((least, text) => sharedEnd(first, text, least), shortest - start);
  if ((start + end) * (list.length - 1) <= TEXTS_COST) return undefined;
  const middles = list.map((text) => text.slice(start, text.length - end));
  return { $texts: [first.slice(0, start), middles, first.slice(first.length - end)] };
}

/** Undefined where it would be no shorter. */
function packRepeats(list: unknown[]): Repeats | undefined {
  const places = new Map<string, number>();
  const values: unknown[] = [];
  let [at, saved] = ['', -REPEATS_COST];
  for (const one of list) {
    const text = jsonOf(one);
    const place = places.get(text) ?? values.length;
    if (place === values.length) {
      if (place === MAX_VALUES) return undefined;
      places.set(text, place);
      values.push(one);
    } else saved += text.length + 1;
    at += place.toString(MAX_VALUES);
  }
  if (saved <= list.length) return undefined;
  return { $values: values.map(packColumns), $at: at };
}

/** Two different values have different ones. Most are names and prices, which are put in quotes for a tenth of the time. */
function jsonOf(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'null');
}

/** How many characters both begin with, `most` at most. */
function sharedStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** How many characters both end with, `most` at most. */
function sharedEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) {
    length += 1;
  }
  return length;
}

function isConstant(rows: readonly Record<string, unknown>[], name: string): boolean {
  const first = rows[0]?.[name];
  return (first === null || typeof first !== 'object') && rows.every((row) => row[name] === first);
}

/** Undefined unless there are several objects, all with the same fields. A field that is undefined is none in JSON. */
function tableOf(list: unknown[]): { names: string[]; rows: Record<string, unknown>[] } | undefined {
  const [first] = list;
  if (list.length < 2 || !isPlain(first)) return undefined;
  const names = Object.keys(first).filter((name) => first[name] !== undefined);
  const isSame = (one: unknown): one is Record<string, unknown> =>
    isPlain(one) && countFields(one) === names.length && names.every((name) => one[name] !== undefined);
  return names.length > 0 && list.every(isSame) ? { names, rows: list } : undefined;
}

function countFields(value: Record<string, unknown>): number {
  let count = 0;
  for (const name in value) if (value[name] !== undefined) count += 1;
  return count;
}

function mapFields(value: Record<string, unknown>, change: (field: unknown) => unknown): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const name of Object.keys(value)) mapped[name] = change(value[name]);
  return mapped;
}

/** Neither a list nor something that writes its own JSON, as a Deferred does. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

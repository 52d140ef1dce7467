/**
 * A list of objects with the same fields, stored as one list per field, so that names are not repeated. A field with
 * the same text, number, boolean or null in all objects is stored once; at least one field is a list, which has the
 * length.
 */
type Columns = { $columns?: Record<string, unknown> };

/** For a list of texts with a common beginning and end, such as addresses: the common parts are stored once. */
type Texts = { $texts?: [start: string, middles: string[], end: string] };

/** A list with few distinct values: each is stored once, and each position has its index in base 36. */
type Repeats = { $values?: unknown[]; $at?: string };

const MAX_VALUES = 36;

/** The extra length of a list of texts in this form. */
const TEXTS_COST = '{"$texts":["",,""]}'.length;
/** The same for repeated values, without the positions. */
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

/** For `JSON.parse`, which calls it with the innermost values first. */
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

/** Undefined if it would be no shorter. */
function packTexts(list: unknown[]): Texts | undefined {
  const [first] = list;
  if (typeof first !== 'string' || !list.every((text) => typeof text === 'string')) return undefined;
  const start = list.reduce((least, text) => sharedStart(first, text, least), first.length);
  // A character that is part of the common beginning is not part of the common end.
  const shortest = Math.min(...list.map((text) => text.length));
  const end = list.reduce((least, text) => sharedEnd(first, text, least), shortest - start);
  if ((start + end) * (list.length - 1) <= TEXTS_COST) return undefined;
  const middles = list.map((text) => text.slice(start, text.length - end));
  return { $texts: [first.slice(0, start), middles, first.slice(first.length - end)] };
}

/** Undefined if it would be no shorter. */
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

/**
 * Distinct values have distinct strings. Most are names and prices, for which quotes are ten times faster than JSON.
 */
function jsonOf(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'null');
}

/** The length of the common beginning, `most` at most. */
function sharedStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** The length of the common end, `most` at most. */
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

/** Undefined unless there are several objects, all with the same fields. JSON omits undefined fields. */
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

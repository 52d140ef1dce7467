/**
 * A list of objects with the same fields, as one list for each field: their names then stand once. A field that is the
 * same text, number, boolean or null in all of them stands once too; one field is always a list, which has the length.
 */
type Columns = { $columns?: Record<string, unknown> };

/** A list of texts that begin and end alike, such as addresses: what they share stands once. */
type Texts = { $texts?: [start: string, middles: string[], end: string] };

/** A list in which few values come again and again: each once, and for every place its number in base 36. */
type Repeats = { $values?: unknown[]; $at?: string };

const MAX_VALUES = 36;
/** A shorter list is no shorter so. */
const MIN_REPEATED = 8;

/** What a list of texts takes more in this form. */
const TEXTS_COST = '{"$texts":["",,""]}'.length;

/** What `unpackColumns` turns back, before it is written as JSON: lists of objects with the same fields become columns, at every depth. */
export function packColumns(value: unknown): unknown {
  if (Array.isArray(value)) {
    const names = commonFields(value);
    if (!names) return packTexts(value) ?? packRepeats(value) ?? value.map(packColumns);
    const rows = value as Record<string, unknown>[];
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
  const start = sharedLength(list, (text, at) => text.charAt(at) === first.charAt(at));
  const rests = list.map((text) => text.slice(start));
  const end = sharedLength(rests, (text, at) => text.at(-1 - at) === first.at(-1 - at));
  if ((start + end) * (list.length - 1) <= TEXTS_COST) return undefined;
  const middles = rests.map((text) => text.slice(0, text.length - end));
  return { $texts: [first.slice(0, start), middles, first.slice(first.length - end)] };
}

/** Undefined where hardly anything is there twice. */
function packRepeats(list: unknown[]): Repeats | undefined {
  const texts = list.map((one) => JSON.stringify(one) ?? 'null');
  const known = [...new Set(texts)];
  if (list.length < MIN_REPEATED || known.length > Math.min(MAX_VALUES, list.length / 2)) return undefined;
  const values = known.map((text) => packColumns(list[texts.indexOf(text)]));
  return { $values: values, $at: texts.map((text) => known.indexOf(text).toString(MAX_VALUES)).join('') };
}

/** How many characters, counted from one side, are the same in all; at most the shortest text. */
function sharedLength(texts: readonly string[], isSame: (text: string, at: number) => boolean): number {
  const shortest = Math.min(...texts.map((text) => text.length));
  let length = 0;
  while (length < shortest && texts.every((text) => isSame(text, length))) length += 1;
  return length;
}

function isConstant(rows: readonly Record<string, unknown>[], name: string): boolean {
  const first = rows[0]?.[name];
  return (first === null || typeof first !== 'object') && rows.every((row) => row[name] === first);
}

/** Undefined unless there are several objects, all with the same fields. A field that is undefined is none in JSON. */
function commonFields(list: unknown[]): string[] | undefined {
  const [first] = list;
  if (list.length < 2 || !isPlain(first)) return undefined;
  const names = fieldsOf(first);
  const isSame = (one: unknown) =>
    isPlain(one) && fieldsOf(one).length === names.length && names.every((name) => one[name] !== undefined);
  return names.length > 0 && list.every(isSame) ? names : undefined;
}

function fieldsOf(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}

function mapFields(value: object, change: (field: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field)]));
}

/** Neither a list nor something that writes its own JSON, as a Deferred does. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

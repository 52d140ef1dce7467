/**
 * A list of objects with the same fields, as one list for each field: their names then stand once. A field that is the
 * same text, number, boolean or null in all of them stands once too; one field is always a list, which has the length.
 */
type Columns = { $columns?: Record<string, unknown> };

/** What `unpackColumns` turns back, before it is written as JSON: lists of objects with the same fields become columns, at every depth. */
export function packColumns(value: unknown): unknown {
  if (Array.isArray(value)) {
    const names = commonFields(value);
    if (!names) return value.map(packColumns);
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
  const columns = Object.entries((value as Columns | null)?.$columns ?? {});
  const list = columns.find(([, all]) => Array.isArray(all))?.[1] as unknown[] | undefined;
  const row = (_: unknown, at: number) =>
    Object.fromEntries(columns.map(([name, all]) => [name, Array.isArray(all) ? all[at] : all]));
  return list?.map(row) ?? value;
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

/** The rows of one `insert`: the protocol allows 65,535 parameters in all. */
const ROWS_PER_INSERT = 500;

export function chunks<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_PER_INSERT, (at + 1) * ROWS_PER_INSERT));
}

/** A decimal with up to six places as whole micros: `'39.90'` → 39900000. */
export function microsOf(decimal: string): number {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/.exec(decimal);
  if (!match) throw new RangeError(`"${decimal}" is not a price`);
  const [, sign, whole = '', fraction = ''] = match;
  return Number(`${sign}${whole}${fraction.padEnd(6, '0')}`);
}

/** @throws Error if the catalogue refers to something that it does not contain; its reader checks that first. */
export function known(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The catalogue refers to ${key}, which does not exist in it`);
  return id;
}

import { decodeHTMLStrict } from 'entities';

/**
 * Readers for responses with loose types: a number may come as a numeric string, an object as an empty list, a price as
 * `false`.
 */

export type Fields = Record<string, unknown>;

/** An empty list stands for an empty object. */
export function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reads the valid entries and leaves out the rest, so one invalid entry does not hide the others. */
export function each<Item>(value: unknown, read: (raw: Fields) => Item | undefined): Item[] {
  return items(value).flatMap((raw) => {
    const item = read(fields(raw));
    return item === undefined ? [] : [item];
  });
}

type Readers = Record<string, (value: unknown) => unknown>;
type ReadBy<Of extends Readers> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** Reads an object field by field. The readers are listed once, and the type of the result follows from them. */
export function record<Of extends Readers>(readers: Of): (raw: Fields) => ReadBy<Of> {
  const entries = Object.entries(readers);
  return (raw) => Object.fromEntries(entries.map(([name, read]) => [name, read(raw[name])])) as ReadBy<Of>;
}

/** A reader of a list of objects; see `each`. */
export function eachOf<Item>(read: (raw: Fields) => Item): (value: unknown) => Item[] {
  return (value) => each(value, read);
}

/** A reader of a list of plain values. */
export function valuesOf<Item>(read: (value: unknown) => Item): (value: unknown) => Item[] {
  return (value) => items(value).map((item) => read(item));
}

/** A reader of an object that may be missing. Shops send null, or an empty list, for what does not exist. */
export function orNull<Value>(read: (raw: Fields) => Value): (value: unknown) => Value | null {
  return (value) => {
    const raw = fields(value);
    return Object.keys(raw).length > 0 ? read(raw) : null;
  };
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

export function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

/** An ISO 8601 moment; empty for anything that is no valid date. */
export function moment(value: unknown): string {
  const written = text(value);
  return Number.isNaN(Date.parse(written)) ? '' : written;
}

export function momentOrNull(value: unknown): string | null {
  return moment(value) || null;
}

export function integer(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

/** An integer, or 0 where there is none. */
export function count(value: unknown): number {
  return integer(value) ?? 0;
}

export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

const DECIMAL = /^-?\d{1,15}(\.\d{1,12})?$/;

/** A decimal string of a number, a numeric string or `"1,202.00"`; undefined for `false`, `""` and the like. */
export function decimal(value: unknown): string | undefined {
  const written = typeof value === 'string' ? value.trim().replaceAll(',', '') : text(value);
  return DECIMAL.test(written) ? written : undefined;
}

/** The first value that is a decimal; pass the exact field before the rounded one. */
export function firstDecimal(...values: unknown[]): string {
  for (const value of values) {
    const read = decimal(value);
    if (read !== undefined) return read;
  }
  return '0';
}

/** Undefined when the price is absent or zero, which is how the shop says there is no special offer. */
export function offer(...values: unknown[]): string | undefined {
  const read = values.map(decimal).find((value) => value !== undefined);
  return read === undefined || Number(read) === 0 ? undefined : read;
}

const TAG = /<\/?[a-z][^<>]*>/gi;

/** A message for people: shops put links and entities into them, for their own pages. */
export function sentence(value: unknown): string {
  return decodeHTMLStrict(text(value).replace(TAG, '')).trim();
}

/** HTML, which some shops send escaped, as they store it. */
export function html(value: unknown): string {
  return /^\s*&lt;\/?[a-z!]/i.test(text(value)) ? plain(value) : text(value);
}

/** Plain text; names may have HTML entities, from shops that store escaped text. */
export function plain(value: unknown): string {
  return decodeHTMLStrict(text(value));
}

import { z } from 'zod';

/** Control characters, characters of a broken encoding, and invisible marks: copying mistakes, never intended. */
const HIDDEN = /[\uFFFD\u200B\uFEFF\u202A-\u202E\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u;

/** Whether a database can store the text, and a page can show all of it. */
export function isShowable(value: string): boolean {
  return value.isWellFormed() && !HIDDEN.test(value);
}

export const text = z.string().trim().min(1);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by -');
export const key = z.string().regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/, 'must be lower-case words joined by - or _');
export const categoryPath = z
  .string()
  .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be a path such as raids/manaforge-omega');
export const price = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, "must be a quoted decimal such as '19.90'");
export const count = z.number().int().positive();
export const minutes = z.tuple([z.number().int(), z.number().int()]);
export const tiers = z.array(z.strictObject({ from: count, price })).min(1);

const A_DAY_OR_TIME = "must be a quoted day such as '2026-11-27', or a UTC time such as '2026-11-27T18:00:00Z'";
export const dayOrTime = z
  .union([z.iso.date(A_DAY_OR_TIME), z.iso.datetime(A_DAY_OR_TIME)])
  .refine((value) => !Number.isNaN(Date.parse(value)), A_DAY_OR_TIME);
export const moment = z.iso.datetime("must be a quoted moment in UTC such as '2026-03-01T00:00:00Z'");

/** A signed amount of USD, or a signed share of the product's price. */
export const addedPrice = z
  .string()
  .regex(
    /^-?(\d{1,6}(\.\d{1,6})?|\d{1,3}(\.\d{1,2})?%)$/,
    "must be a quoted decimal or share such as '-4.50' or '25%'",
  );

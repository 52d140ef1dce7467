import { z } from 'zod';
import { CURRENCIES, currencySymbol } from '#shop/money/currency.ts';

// Fields of responses.

export const id = z.int().positive();
export const count = z.int().nonnegative();
export const flag = z.literal([0, 1]);

/** A number in the requested currency; the decimal beside it is exact. */
export const amount = z.number().meta({ id: 'Amount', description: 'Amount in the requested currency' });

export const decimal = z
  .string()
  .regex(/^-?\d+\.\d{2,6}$/)
  .meta({ id: 'Decimal', description: 'Exact amount in the requested currency' });

/** Empty if there is no such amount. */
export const decimalOrNone = z.string().regex(/^(-?\d+\.\d{2,6})?$/);

const symbols = CURRENCIES.map((code) => currencySymbol(code).replaceAll(/[$.]/g, String.raw`\$&`)).join('|');

/** The symbol and grouped digits, such as `€1,012.99`. */
export const formatted = z
  .string()
  .regex(new RegExp(String.raw`^-?(${symbols})[\d,]+\.\d{2,6}$`))
  .meta({ id: 'Formatted', description: 'Amount formatted for display' });

export const currencyCode = z.enum(CURRENCIES).meta({ id: 'CurrencyCode' });
export const moment = z.iso.datetime().meta({ id: 'Moment', description: 'Date and time in UTC' });
/** Path of a picture on the storefront. */
export const picture = z.string().regex(/^(\/[\w./-]+)?$/);
export const html = z.string();
/** Filled by older shops, unused by this one. */
export const nothing = z.array(z.never());

export const crumb = z
  .object({ category_id: id, name: z.string(), seo_url: z.string().min(1) })
  .meta({ id: 'Breadcrumb' });

/** How many reviews gave one star, two, and so on up to five. */
export const starCounts = z
  .array(count)
  .length(5)
  .meta({ id: 'StarCounts', description: 'Number of reviews of finished orders per rating, one to five stars' });

/** What buyers ask, and its answer. */
export const question = z.object({ question: z.string().min(1), answer: z.string().min(1) }).meta({ id: 'Question' });

import { z } from 'zod';
import { refusedAs } from './schema.ts';

// Fields that calls take in path and query, where everything is text.

/** A row's number; one beyond all rows is not refused but not found. */
export const identifier = refusedAs(
  'invalid_identifier',
  z
    .string('Invalid identifier.')
    .regex(/^(?!0+$)[0-9]{1,30}$/, 'Invalid identifier.')
    .meta({ description: 'A positive whole number' }),
);

export const slug = z.string().meta({ description: 'Address of the thing, as it came in `seo_url`' });

export const search = z.string().meta({
  description: '1 to 100 characters of any script; wildcards are plain letters',
  override: { minLength: 1, maxLength: 100 },
});

// Beyond this the offset would leave the database's integers; the shop will never have as many.
const LARGEST_PAGE = 10_000_000;

export const page = refusedAs(
  'invalid_page',
  whole('Invalid page', LARGEST_PAGE).meta({ description: 'Counted from 1, the default' }),
);

export const limit = refusedAs(
  'invalid_limit',
  whole('Invalid limit', 100).meta({ description: 'Entries a page, 1 to 100; 20 unless given' }),
);

export const sort = refusedAs(
  'invalid_sort',
  z.enum(['sort_order', 'name', 'price', 'rating', 'date_added'], 'Invalid sort'),
);

export const order = refusedAs(
  'invalid_order',
  z
    .string()
    .regex(/^(asc|desc)$/i, 'Invalid order')
    .meta({ description: '`asc`, the default, or `desc`' }),
);

const bound = refusedAs(
  'invalid_price',
  z
    .string()
    .regex(/^\d{1,9}$/, 'Invalid price')
    .meta({ description: 'A whole amount in the currency asked for' }),
);

export const filters = refusedAs(
  'invalid_filters',
  z
    .string()
    .regex(/^\d+([,:]\d+)*$/, 'Invalid filters')
    .meta({
      description:
        'Numbers of filters, separated by commas: a product with any of them matches. ' +
        'Several such lists are separated by colons: a product that each of them matches is found',
      example: '1,2:5',
    }),
);

/** Bounds of what a list's products cost at least. */
export const priceBounds = {
  price_from: bound.optional().meta({ description: 'Only products that cost at least this much' }),
  price_to: bound.optional().meta({ description: 'Only products that cost at most this much' }),
};

/** Digits from 1 to `largest`. */
export function whole(message: string, largest: number) {
  return z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .refine((text) => Number(text) >= 1 && Number(text) <= largest, message);
}

/**
 * A field of a body whose check needs more than the body, such as the product it is for: the
 * room checks it, and the document tells what it takes.
 */
export function validatedByHandler(documented: Record<string, unknown>) {
  return z.unknown().optional().meta({ override: documented });
}

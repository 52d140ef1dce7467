import { z } from 'zod';
import { withErrorCode } from './schema.ts';

// Fields of path and query, where everything is text.

export const LARGEST_ID = 2 ** 31 - 1;

/** A row's id; a larger number becomes the largest possible, which no row has. */
export const identifier = withErrorCode(
  'invalid_identifier',
  z
    .string('Invalid identifier.')
    .regex(/^(?!0+$)[0-9]{1,30}$/, 'Invalid identifier.')
    .meta({ description: 'A positive integer' })
    .transform((digits) => Math.min(Number(digits), LARGEST_ID)),
);

export const slug = z.string().meta({ description: 'Slug, as returned in `seo_url`' });

export const MAX_SEARCH_CHARACTERS = 100;
const SEARCH_ISSUE = `Search text must be between 1 and ${MAX_SEARCH_CHARACTERS} characters`;

export const search = withErrorCode(
  'invalid_search',
  z
    .string()
    .meta({
      description: '1 to 100 characters of any script; wildcards are matched literally',
      override: { minLength: 1, maxLength: MAX_SEARCH_CHARACTERS },
    })
    .transform((text) => text.trim())
    .refine((text) => text !== '' && [...text].length <= MAX_SEARCH_CHARACTERS, SEARCH_ISSUE),
);

// Beyond this the offset would overflow the database's integers; such a page is as empty as any after the last.
const LARGEST_PAGE = 10_000_000;

export const page = withErrorCode(
  'invalid_page',
  z
    .string('Invalid page')
    .regex(/^(?!0+$)\d{1,30}$/, 'Invalid page')
    .meta({ description: 'Page number, from 1; default: 1' })
    .transform((digits) => Math.min(Number(digits), LARGEST_PAGE)),
);

export const limit = withErrorCode(
  'invalid_limit',
  whole('Invalid limit', 100).meta({ description: 'Entries per page, 1 to 100; default: 20' }),
);

export const sort = withErrorCode(
  'invalid_sort',
  z.enum(['sort_order', 'name', 'price', 'rating', 'date_added'], 'Invalid sort'),
);

export const order = withErrorCode(
  'invalid_order',
  z
    .string()
    .regex(/^(asc|desc)$/i, 'Invalid order')
    .meta({ description: '`asc` (default) or `desc`' })
    .transform((text) => (text.toLowerCase() === 'desc' ? 'desc' : 'asc')),
);

/** A product matches if it has a filter of each list. */
export type FilterLists = number[][];

const MAX_FILTERS = 100;

export const filters = withErrorCode(
  'invalid_filters',
  z
    .string()
    .regex(/^\d+([,:]\d+)*$/, 'Invalid filters')
    .meta({
      description:
        'Filter IDs, separated by commas: a product matches if it has any of them. ' +
        'Separate several lists with colons: a product must match every list',
      example: '1,2:5',
    })
    .transform((text): FilterLists =>
      text.split(':').map((list) => list.split(',').map((id) => Math.min(Number(id), LARGEST_ID))),
    )
    .refine((lists) => lists.flat().length <= MAX_FILTERS, 'Invalid filters'),
);

/** `1` asks for something, `0` is as good as left out. */
export const yesOrNo = z.enum(['0', '1']).optional();

/** Digits from 1 to `largest`, as a number. */
export function whole(message: string, largest: number) {
  return z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((number) => number >= 1 && number <= largest, message);
}

/**
 * A field of a body that callers send in several forms, as the stock contract allows: `read` normalizes
 * all of them, and what is none of them. `documented` is its JSON schema.
 */
export function lenient<Value>(
  documented: Record<string, unknown>,
  read: (sent: unknown, issues: z.RefinementCtx) => Value,
) {
  return z.unknown().optional().transform(read).meta({ override: documented });
}

/** Sent by older callers, unused by this shop. */
export function ignored(documented: Record<string, unknown>) {
  return lenient(documented, () => undefined);
}

export function isSent(part: unknown): boolean {
  return part !== undefined && part !== null;
}

/** A checkbox, in any of the forms that callers send one. */
export function isYes(part: unknown): boolean {
  return part === true || part === 1 || part === '1';
}

/** Text as it was sent; a list or an object becomes its JSON, which is never a valid code or token. */
export function textOf(part: unknown): string {
  return typeof part === 'object' ? JSON.stringify(part) : String(part);
}

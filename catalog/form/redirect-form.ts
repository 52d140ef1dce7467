import { z } from 'zod';
import { key, slug, text } from './field.ts';

const path = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'must be a path such as wow-carry/raids');

const movedProduct = z.strictObject({ from: slug, to: slug, with: z.record(key, text).default({}) });
const movedCategory = z.strictObject({ from: path, to: path });

export const redirectsFile = z.strictObject({
  products: z.array(movedProduct).default([]),
  categories: z.array(movedCategory).default([]),
});

/**
 * Where old addresses lead: products by their slugs, categories by their paths with the game. `with` answers options
 * of the new product, so that it is configured as the old one was: keys of options and of their values.
 */
export type RedirectsDef = z.infer<typeof redirectsFile>;

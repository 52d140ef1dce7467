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
 * Targets of old addresses: products by slug, categories by path with the game. `with` preselects options of the new
 * product, by keys, so that it is configured like the old one.
 */
export type RedirectsDef = z.infer<typeof redirectsFile>;

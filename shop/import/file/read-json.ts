import { z } from 'zod';
import type { Sheet } from './sheet.ts';

const form = z.strictObject({ products: z.array(z.record(z.string(), z.unknown())).min(1) });

/** `{ "products": [{ "game": …, … }] }`, with products as in the data files. */
export function readJson(text: string): Sheet {
  const failed = (message: string, row = 0): Sheet => ({ rows: [], issues: [{ row, column: '', message }] });
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return failed(`not readable as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = form.safeParse(data);
  if (!read.success) return failed('must be an object whose `products` is a list of products');
  return {
    rows: read.data.products.map((fields, at) => ({ row: at + 1, fields, unnamed: 'drop' })),
    issues: [],
  };
}

import type { Issues } from '#catalog/issue/issues.ts';
import type { ProductDef } from '#catalog/format.ts';
import type { Places } from '#catalog/issue/place.ts';
import { reporterOf } from './reporter.ts';

/**
 * Notes products that share more than half of their lines (or of the other product's, if it has fewer) with an earlier
 * product.
 */
export function checkSharing(products: ProductDef[], places: Places, issues: Issues): void {
  const lines = products.map(linesOf);
  const holders = new Map<string, number[]>();
  for (const [at, product] of products.entries()) {
    const own = lines[at] ?? new Set();
    for (const [other, shared] of sharedWith(own, holders)) {
      const smaller = Math.min(own.size, lines[other]?.size ?? 0);
      if (shared * 2 <= smaller) continue;
      const message = `${product.slug} shares ${shared} of ${smaller} lines with ${products[other]?.slug}`;
      reporterOf(product, places, issues)(['get'], message);
    }
    for (const line of own) holders.set(line, [...(holders.get(line) ?? []), at]);
  }
}

function linesOf({ get, requirements, how }: ProductDef): Set<string> {
  return new Set([get, requirements, how].flat().map(normal));
}

/** Compares only products with a common line, so the work grows with the lines and not with the pairs of products. */
function sharedWith(lines: Set<string>, holders: ReadonlyMap<string, number[]>): Map<number, number> {
  const shared = new Map<number, number>();
  for (const line of lines) {
    for (const at of holders.get(line) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  return shared;
}

function normal(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

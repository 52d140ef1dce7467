import type { Issues } from '#catalog/issue/issues.ts';
import type { ProductDef } from '#catalog/format.ts';
import type { Path, Places } from '#catalog/issue/place.ts';

/** Notes issues of one product, by their place in its file. */
export function reporterOf(product: ProductDef, places: Places, issues: Issues) {
  const { file, path } = places.get(product) ?? { file: '', path: [product.slug] };
  return (inside: Path, message: string) => issues.add(file, [...path, ...inside], message);
}

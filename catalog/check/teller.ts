import type { Faults } from '#catalog/load/faults.ts';
import type { ProductDef } from '#catalog/format.ts';
import type { Path, Places } from '#catalog/load/place.ts';

/** Notes faults inside one product, by their place in its file. */
export function tellerOf(product: ProductDef, places: Places, faults: Faults) {
  const { file, path } = places.get(product) ?? { file: '', path: [product.slug] };
  return (inside: Path, message: string) => faults.add(file, [...path, ...inside], message);
}

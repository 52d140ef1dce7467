/** A path in a file: `['products', 3, 'price']`. */
export type Path = readonly PropertyKey[];

/** `file` is relative to the folder of the catalogue. */
export type Place = { file: string; path: Path };

/** Where a product or a run is defined. */
export type Places = Map<object, Place>;

/** `products[3].price` */
export function pathText(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

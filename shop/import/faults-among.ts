import { checkCatalog } from '#catalog/check/check-catalog.ts';
import type { Catalog, ProductDef } from '#catalog/format.ts';
import type { Faults } from '#catalog/load/faults.ts';
import { pathText } from '#catalog/load/place.ts';
import { COLUMNS } from '#shop/import/file/columns.ts';
import type { Fault } from '#shop/import/file/sheet.ts';
import { type Item, offered } from '#shop/stock/stock.ts';

/** What the data files would be told too, if these products stood in them. */
export function faultsAmong(catalog: Catalog, items: Map<string, Item>, rowOf: ReadonlyMap<string, number>): Fault[] {
  const whole = offered(catalog, items).catalog;
  const products = whole.games.flatMap((game) => game.products);
  const places = new Map(
    products.map((product) => [product, { file: '', path: [rowOf.get(product.slug) ?? 0] }] as const),
  );
  const found: Fault[] = [];
  const faults: Faults = {
    add(file, [row, ...path], message) {
      const isOfFile = file === '' && Number(row) > 0;
      if (isOfFile && !namesFaultyRow(path, products, Number(row), rowOf))
        found.push(faultOf(Number(row), path, message));
    },
    list: () => [],
    isSound: () => true,
    throwIfAny: () => {},
  };
  checkCatalog(whole, places, faults);
  return found;
}

/** A related product that has faults of its own is no less there. */
function namesFaultyRow(
  [field, at]: readonly PropertyKey[],
  products: ProductDef[],
  row: number,
  rowOf: ReadonlyMap<string, number>,
): boolean {
  if (field !== 'related') return false;
  const named = products.find(({ slug }) => rowOf.get(slug) === row)?.related?.[Number(at)];
  return named !== undefined && rowOf.has(named) && rowOf.get(named) !== row;
}

/** A field by the name of its column, where it has one. */
export function faultOf(row: number, path: readonly PropertyKey[], message: string): Fault {
  const [field, ...inside] = path;
  const name = COLUMNS.find((column) => column.field === field)?.name;
  if (!name) return { row, column: pathText(path), message };
  const [line, ...deeper] = inside;
  if (typeof line === 'number' && deeper.length === 0) return { row, column: `${name}, line ${line + 1}`, message };
  return { row, column: pathText([name, ...inside]), message };
}

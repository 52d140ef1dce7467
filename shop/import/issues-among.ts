import { checkCatalog } from '#catalog/check/check-catalog.ts';
import type { Catalog, ProductDef } from '#catalog/format.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import { pathText } from '#catalog/issue/place.ts';
import { COLUMNS } from './file/columns.ts';
import type { Issue } from './file/sheet.ts';
import { mayComeFromPlaceholder } from './placeholder.ts';
import { type Item, offered } from '#shop/stock/stock.ts';

/**
 * The issues that the checks of the data files find in these products.
 *
 * @param unreadableIn by row, the fields that could not be read and have placeholders.
 */
export function issuesAmong(
  catalog: Catalog,
  items: Map<string, Item>,
  rowOf: ReadonlyMap<string, number>,
  unreadableIn: ReadonlyMap<number, ReadonlySet<string>>,
): Issue[] {
  const whole = offered(catalog, items).catalog;
  const products = whole.games.flatMap((game) => game.products);
  const places = new Map(
    products.map((product) => [product, { file: '', path: [rowOf.get(product.slug) ?? 0] }] as const),
  );
  const found: Issue[] = [];
  const issues: Issues = {
    add(file, [row, ...path], message) {
      const isOfFile = file === '' && Number(row) > 0;
      if (!isOfFile || mayComeFromPlaceholder(String(path[0]), unreadableIn.get(Number(row)))) return;
      if (!namesBadRow(path, products, Number(row), rowOf)) found.push(issueOf(Number(row), path, message));
    },
    list: () => [],
    isSound: () => true,
    throwIfAny: () => {},
  };
  checkCatalog(whole, places, issues);
  return found;
}

/** A related product that is in the sheet exists, even if its own row has errors. */
function namesBadRow(
  [field, at]: readonly PropertyKey[],
  products: ProductDef[],
  row: number,
  rowOf: ReadonlyMap<string, number>,
): boolean {
  if (field !== 'related') return false;
  const named = products.find(({ slug }) => rowOf.get(slug) === row)?.related?.[Number(at)];
  return named !== undefined && rowOf.has(named) && rowOf.get(named) !== row;
}

/** Names the field by its column, where it has one. */
export function issueOf(row: number, path: readonly PropertyKey[], message: string): Issue {
  const [field, ...inside] = path;
  const name = COLUMNS.find((column) => column.field === field)?.name;
  if (!name) return { row, column: pathText(path), message };
  const [line, ...deeper] = inside;
  if (typeof line === 'number' && deeper.length === 0) return { row, column: `${name}, line ${line + 1}`, message };
  return { row, column: pathText([name, ...inside]), message };
}

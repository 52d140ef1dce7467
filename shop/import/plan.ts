import { checkCatalog } from '#catalog/check/check-catalog.ts';
import type { Catalog, ProductDef } from '#catalog/format.ts';
import type { Faults } from '#catalog/load/faults.ts';
import { pathText } from '#catalog/load/place.ts';
import { candidateOf, type KeptOf } from './candidate.ts';
import { COLUMNS } from './columns.ts';
import { differences } from './differences.ts';
import type { Fault, Sheet } from './sheet.ts';
import { type Imported, type Item, itemsIn, itemsOf, offered, stockOf } from './stock.ts';
import { usualMotifs } from './usual-motif.ts';

/** What an import would do. With faults it does nothing. */
export type Plan = {
  rows: number;
  faults: Fault[];
  added: Item[];
  changed: { before: Item; after: Item }[];
  unchanged: number;
};

/** Judges every row, alone and among the others; reads and writes nothing. */
export function planImport(sheet: Sheet, catalog: Catalog, imports: Imported[], keptOf: KeptOf): Plan {
  const stock = stockOf(catalog, imports);
  const items = itemsIn(stock);
  const plan: Plan = { rows: sheet.rows.length, faults: [...sheet.faults], added: [], changed: [], unchanged: 0 };
  const rowOf = new Map<string, number>();
  const next = new Map(items);
  const motifOf = usualMotifs(items.values());
  for (const row of sheet.rows) {
    const slug = String(row.fields.slug ?? '');
    const tell = (path: readonly PropertyKey[], message: string) => plan.faults.push(faultOf(row.row, path, message));
    const twin = rowOf.get(slug);
    if (twin !== undefined && slug !== '') tell(['slug'], `${slug} stands in row ${twin} already`);
    rowOf.set(slug, twin ?? row.row);
    const before = items.get(slug);
    const motif = motifOf(String(row.fields.game), String(row.fields.category));
    const isBare = !before && row.unnamed === 'keep';
    const after = candidateOf(isBare ? { ...row, fields: { motif, ...row.fields } } : row, before, keptOf, tell);
    if (!after || twin !== undefined) continue;
    next.set(slug, after);
    if (!before) plan.added.push(after);
    else if (Object.keys(differences(before, after)).length > 0) plan.changed.push({ before, after });
    else plan.unchanged += 1;
  }
  plan.faults.push(...faultsAmong(catalog, next, rowOf));
  const slugs = new Map(sheet.rows.map(({ row, fields }) => [row, String(fields.slug ?? '')]));
  plan.faults = plan.faults
    .map((fault) => ({ ...fault, slug: slugs.get(fault.row) ?? '' }))
    .sort((a, b) => a.row - b.row);
  return plan;
}

/** What is to be kept of the plan's products: how each differs from the data files, if it does. */
export function importsOf({ added, changed }: Plan, catalog: Catalog): Imported[] {
  const own = itemsOf(catalog);
  const products = [...added, ...changed.map(({ after }) => after)];
  return products.map((item) => ({ slug: item.slug, fields: differences(own.get(item.slug), item) }));
}

/** What the data files would be told too, if these products stood in them. */
function faultsAmong(catalog: Catalog, items: Map<string, Item>, rowOf: ReadonlyMap<string, number>): Fault[] {
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

function faultOf(row: number, path: readonly PropertyKey[], message: string): Fault {
  const [field, ...inside] = path;
  const name = COLUMNS.find((column) => column.field === field)?.name;
  if (!name) return { row, column: pathText(path), message };
  const [line, ...deeper] = inside;
  if (typeof line === 'number' && deeper.length === 0) return { row, column: `${name}, line ${line + 1}`, message };
  return { row, column: pathText([name, ...inside]), message };
}

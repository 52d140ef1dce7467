import type { Catalog } from '#catalog/format.ts';
import { candidateOf, type SharedPartsOf } from './candidate.ts';
import { priceJump } from '#shop/stock/price-jump.ts';
import { differences } from '#shop/stock/differences.ts';
import type { Issue, Sheet } from '#shop/import/file/sheet.ts';
import { issueOf, issuesAmong } from './issues-among.ts';
import { filledRow } from './filled-row.ts';
import { type Imported, type Item, itemsIn, itemsOf, stockOf } from '#shop/stock/stock.ts';
import { usualMotifs } from './usual-motif.ts';

/** What an import would do. With errors it does nothing. */
export type Plan = {
  rows: number;
  issues: Issue[];
  added: Item[];
  changed: { before: Item; after: Item }[];
  unchanged: number;
};

/** `anyPrice`: a price may be so far from the one before that it looks like a slip. */
export type Judge = { sharedPartsOf: SharedPartsOf; anyPrice?: boolean };

/** Judges every row, alone and among the others; reads and writes nothing. */
export function planImport(
  sheet: Sheet,
  catalog: Catalog,
  imports: Imported[],
  { sharedPartsOf, anyPrice = false }: Judge,
): Plan {
  const stock = stockOf(catalog, imports);
  const items = itemsIn(stock);
  const plan: Plan = { rows: sheet.rows.length, issues: [...sheet.issues], added: [], changed: [], unchanged: 0 };
  const rowOf = new Map<string, number>();
  const next = new Map(items);
  const motifOf = usualMotifs(items.values());
  for (const row of sheet.rows) {
    const slug = String(row.fields.slug ?? '');
    const tell = (path: readonly PropertyKey[], message: string) => plan.issues.push(issueOf(row.row, path, message));
    const twin = rowOf.get(slug);
    if (twin !== undefined && slug !== '') tell(['slug'], `${slug} stands in row ${twin} already`);
    rowOf.set(slug, twin ?? row.row);
    const before = items.get(slug);
    const filled = before ? row : filledRow(row, motifOf, tell);
    const after = filled && candidateOf(filled, before, sharedPartsOf, tell);
    if (!after || twin !== undefined) continue;
    next.set(slug, after);
    const jump = anyPrice ? undefined : priceJump(before, after);
    if (jump) tell([jump.field], jump.message);
    if (!before) plan.added.push(after);
    else if (Object.keys(differences(before, after)).length > 0) plan.changed.push({ before, after });
    else plan.unchanged += 1;
  }
  plan.issues.push(...issuesAmong(catalog, next, rowOf));
  const slugs = new Map(sheet.rows.map(({ row, fields }) => [row, String(fields.slug ?? '')]));
  plan.issues = plan.issues
    .map((issue) => ({ ...issue, slug: slugs.get(issue.row) ?? '' }))
    .sort((a, b) => a.row - b.row);
  return plan;
}

/** What is to be kept of the plan's products: how each differs from the data files, if it does. */
export function importsOf({ added, changed }: Plan, catalog: Catalog): Imported[] {
  const own = itemsOf(catalog);
  const products = [...added, ...changed.map(({ after }) => after)];
  return products.map((item) => ({ slug: item.slug, fields: differences(own.get(item.slug), item) }));
}

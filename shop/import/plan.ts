import type { Catalog } from '#catalog/format.ts';
import { candidateOf, type SharedPartsOf } from './candidate.ts';
import { priceJump } from '#shop/stock/price-jump.ts';
import { differences } from '#shop/stock/differences.ts';
import type { Issue, Sheet } from '#shop/import/file/sheet.ts';
import { issueOf, issuesAmong } from './issues-among.ts';
import { withDefaults } from './defaults.ts';
import { withPlaceholders } from './placeholder.ts';
import { type Imported, type Item, itemsIn, itemsOf, stockOf } from '#shop/stock/stock.ts';
import { usualMotifs } from './usual-motif.ts';

/** What an import would do; with issues it does nothing. */
export type Plan = {
  rows: number;
  issues: Issue[];
  added: Item[];
  changed: { before: Item; after: Item }[];
  unchanged: number;
};

/** `anyPrice`: accepts price changes so large that they look like typos. */
export type ImportRules = { sharedPartsOf: SharedPartsOf; anyPrice?: boolean };

/** Checks every row, alone and together with the others. Pure. */
export function planImport(
  sheet: Sheet,
  catalog: Catalog,
  imports: Imported[],
  { sharedPartsOf, anyPrice = false }: ImportRules,
): Plan {
  const items = itemsIn(stockOf(catalog, imports));
  const plan: Plan = { rows: sheet.rows.length, issues: [...sheet.issues], added: [], changed: [], unchanged: 0 };
  const rowOf = new Map<string, number>();
  const unreadableIn = new Map<number, Set<string>>();
  const next = new Map(items);
  const motifOf = usualMotifs(items.values());
  for (const row of sheet.rows) {
    const slug = String(row.fields.slug ?? '');
    const wrong = new Set<string>();
    const tell = (path: readonly PropertyKey[], message: string) => {
      wrong.add(String(path[0]));
      plan.issues.push(issueOf(row.row, path, message));
    };
    const earlier = rowOf.get(slug);
    if (earlier !== undefined && slug !== '') tell(['slug'], `${slug} is already in row ${earlier}`);
    rowOf.set(slug, earlier ?? row.row);
    const before = items.get(slug);
    const filled = before ? row : withDefaults(row, motifOf, tell);
    const after = filled && candidateOf(filled, before, sharedPartsOf, tell);
    const checked = after ?? (filled && withPlaceholders(filled, before, wrong, sharedPartsOf));
    if (!checked || earlier !== undefined) continue;
    next.set(slug, checked);
    if (!after) unreadableIn.set(row.row, wrong);
    const jump = after && !anyPrice && priceJump(before, after);
    if (jump) tell([jump.field], jump.message);
    if (after) count(plan, before, after);
  }
  plan.issues.push(...issuesAmong(catalog, next, rowOf, unreadableIn));
  return { ...plan, issues: withSlugs(plan.issues, sheet) };
}

function count(plan: Plan, before: Item | undefined, after: Item): void {
  if (!before) plan.added.push(after);
  else if (Object.keys(differences(before, after)).length > 0) plan.changed.push({ before, after });
  else plan.unchanged += 1;
}

/** In the order of the rows. */
function withSlugs(issues: Issue[], { rows }: Sheet): Issue[] {
  const slugs = new Map(rows.map(({ row, fields }) => [row, String(fields.slug ?? '')]));
  return issues.map((issue) => ({ ...issue, slug: slugs.get(issue.row) ?? '' })).sort((a, b) => a.row - b.row);
}

/** The overrides to store: how each product of the plan differs from the data files. */
export function importsOf({ added, changed }: Plan, catalog: Catalog): Imported[] {
  const own = itemsOf(catalog);
  const products = [...added, ...changed.map(({ after }) => after)];
  return products.map((item) => ({ slug: item.slug, fields: differences(own.get(item.slug), item) }));
}

import type { Catalog, ProductDef, RunDef } from '#catalog/format.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Places } from '#catalog/issue/place.ts';
import { bannedInCatalogue } from './banned-words.ts';
import { saidOf } from './said.ts';
import { reporterOf } from './reporter.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const A_WEEK = new RegExp(`\\b(\\d|${COUNTS.join('|')}) (?:evenings|nights) a week\\b`, 'i');
const ALL_THE_TIME = /\b(?:every (?:evening|night|hour|two hours|day)\b|(?:even|full) hours\b)/i;

/** Notes runs that contradict their product, and products that promise runs that do not exist. */
export function checkRuns({ games, events }: Pick<Catalog, 'games' | 'events'>, places: Places, issues: Issues): void {
  const products = games.flatMap((game) => game.products);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  for (const run of events) {
    const { file, path } = places.get(run) ?? { file: 'runs.yaml', path: [run.key] };
    checkRun(run, bySlug.get(run.product), (field, message) => issues.add(file, [...path, field], message));
  }
  const counts = Map.groupBy(events, ({ product }) => product);
  for (const product of products) checkPromised(product, counts.get(product.slug)?.length ?? 0, places, issues);
}

function checkRun(
  run: RunDef,
  product: ProductDef | undefined,
  report: (field: string, message: string) => void,
): void {
  for (const field of ['title', 'difficulty', 'loot'] as const) {
    for (const message of bannedInCatalogue(run[field] ?? '')) report(field, message);
  }
  const choice = (key: string) => product?.options.find((option) => option.key === key)?.values;
  const difficulties = choice('difficulty')?.map(({ name }) => name) ?? [run.difficulty];
  if (!difficulties.includes(run.difficulty))
    report('difficulty', `${run.product} has only ${difficulties.join(', ')}`);
  if (choice('region')?.some(({ key }) => key === run.region) === false) {
    report('region', `${run.product} has no region ${run.region}`);
  }
}

/** Only for products that start with their next run: others are also played at any time. */
function checkPromised(product: ProductDef, count: number, places: Places, issues: Issues): void {
  if (typeof product.start === 'string' || !('run' in product.start)) return;
  const report = reporterOf(product, places, issues);
  if (count === 0) report(['start'], 'starts with its next run, and runs.yaml has none');
  for (const { path, text } of saidOf(product)) {
    const [, said = ''] = A_WEEK.exec(text) ?? [];
    const promised = COUNTS.includes(said.toLowerCase()) ? COUNTS.indexOf(said.toLowerCase()) : Number(said);
    if (said && promised !== count) report(path, `promises ${said} a week, runs.yaml has ${count}`);
    if (ALL_THE_TIME.test(text)) report(path, `"${ALL_THE_TIME.exec(text)?.[0]}", but runs.yaml has ${count} a week`);
  }
}

import type { Db } from '#shop/db/database.ts';
import { type EventRow, listEvents } from '#shop/event/store.ts';
import type { GoodsIndex } from '#shop/search/index/goods-index.ts';
import type { Hits } from '#shop/search/hits.ts';
import { windowOf } from './text/day.ts';
import type { MeantLine } from './interpretation.ts';
import type { Clause, FoundProduct } from './candidates.ts';

/** How many products with a run on the day are candidates. */
const MAX_PRODUCTS = 6;

/** Runs with a seat on the day that the text names, the next one first; none when it names no day. */
export async function runsOn(db: Db, hits: Hits, now: Date): Promise<EventRow[]> {
  const day = hits.reading.mentions.when?.day;
  if (day === undefined) return [];
  const { from, until } = windowOf(day, now);
  const runs = await listEvents(db, { from, to: until }, now);
  return runs.filter(({ canceled, slots_left: left }) => !canceled && left > 0);
}

/** Narrows the clause to products with a run on the day, unless there is none. */
export function onTheDay(goods: GoodsIndex, clause: Clause, runs: EventRow[]): Clause {
  if (runs.length === 0) return clause;
  const running = new Set(runs.map((run) => run.product_id));
  const { products, fits } = clause.hits;
  const found: FoundProduct[] = [];
  for (const [at, document] of products.entries()) {
    const id = goods.ids[document] ?? 0;
    if (running.has(id)) found.push({ document, id, fit: fits[at] ?? 0 });
  }
  if (found.length === 0) return clause;
  return { ...clause, found: found.sort((a, b) => b.fit - a.fit).slice(0, MAX_PRODUCTS) };
}

/** The next run that fits the line's region, faction and difficulty. */
export function runFor({ filling: { product, chosen } }: MeantLine, runs: EventRow[]): EventRow | undefined {
  const keys = (key: string) =>
    chosen
      .filter(({ option }) => option.row.key === key)
      .flatMap(({ option, values }) => values.map((at) => option.row.values[at]?.key));
  const fits = (key: string, value: string | null) => {
    const wanted = keys(key);
    return value === null || wanted.length === 0 || wanted.includes(value.toLowerCase());
  };
  return runs.find(
    (run) =>
      run.product_id === product.id &&
      fits('region', run.region) &&
      fits('faction', run.faction) &&
      fits('difficulty', run.difficulty),
  );
}

import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import type { Currency } from '#shop/money/currency.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import type { Searcher } from '#shop/search/live-search.ts';
import { hitsAtSaidPrice } from '#shop/search/mention/said-price.ts';
import { originalSpan, type Span } from '#shop/search/trace.ts';
import { meantLines } from './best-lines.ts';
import { type Clause, clauseOf, clausesIn } from './candidates.ts';
import { onTheDay, runFor, runsOn } from './runs.ts';
import { readFillable } from './store.ts';
import { lineWire } from './wire.ts';

type Asked = {
  text: string;
  currency: Currency;
  /** The most products for one thing. */
  limit: number;
  now: Date;
};

/** The response to a text: configured, priced lines. */
export async function interpretText(
  db: Db,
  catalogue: Catalogue,
  { goods, find }: Searcher,
  { text, currency, limit, now }: Asked,
) {
  const whole = find(text);
  const runs = await runsOn(db, whole, now);
  const narrowed = async ({ hits }: Clause): Promise<Clause> =>
    onTheDay(goods, clauseOf(goods, await hitsAtSaidPrice(catalogue, goods, hits, currency)), runs);
  const said = clausesIn(goods, text, find);
  const clauses = { whole: await narrowed(said.whole), parts: await Promise.all(said.parts.map(narrowed)) };
  const ids = [clauses.whole, ...clauses.parts].flatMap(({ found }) => found.map(({ id }) => id));
  const fillable = await readFillable(db, goods, [...new Set(ids)]);
  const exchange = await readExchange(catalogue, currency);
  const lines = meantLines(goods, clauses, (id) => fillable.get(id)?.product, limit).flatMap((meant) => {
    const known = fillable.get(meant.filling.product.id);
    return known ? lineWire(meant, known, { exchange, now, run: runFor(meant, runs) }) : [];
  });
  const { traced, mentions } = whole.reading;
  const placed = <Mention extends Span & { text: string }>(mention: Mention) => ({
    ...mention,
    ...originalSpan(traced, mention),
  });
  const { price, when } = mentions;
  const leftOut = lines.length > 0 ? lines.flatMap((line) => line.left_out) : whole.leftOut;
  return {
    lines,
    price: price && { ...placed(price), currency: price.currency ?? currency },
    day: when && placed(when),
    not_sold: whole.notSold,
    left_out: [...new Set(leftOut)],
  };
}

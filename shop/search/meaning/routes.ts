import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, Refusal } from '#shop/http/call.ts';
import { readExchange } from '#shop/money/rate-store.ts';
import { readSearch } from '#shop/search/read-search.ts';
import { hitsAtSaidPrice } from '#shop/search/said-price.ts';
import { originalSpan, type Span } from '#shop/search/trace.ts';
import { type Clause, clauseOf, clausesIn } from './interpret.ts';
import { onTheDay, runFor, runsOn } from './runs.ts';
import { meantLines } from './best-lines.ts';
import { interpretSearch as schema, MAX_LINES } from './schema.ts';
import { readFillable } from './store.ts';
import { lineWire } from './wire.ts';

export const meaningEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/products/search/:search/interpret',
    auth: 'session',
    cache: PUBLIC_CACHE,
    limit: 'search',
    schema,
    handle: interpret,
  },
];

async function interpret({ deps, params, query, currency }: Call): Promise<Answer> {
  const { db } = deps;
  const now = deps.now();
  const text = readSearch(params['search']);
  const { goods, find } = await deps.search.current();
  const whole = find(text);
  const runs = await runsOn(db, whole, now);
  const narrowed = async ({ hits }: Clause): Promise<Clause> =>
    onTheDay(goods, clauseOf(goods, await hitsAtSaidPrice(db, goods, hits, currency)), runs);
  const said = clausesIn(goods, text, find);
  const clauses = { whole: await narrowed(said.whole), parts: await Promise.all(said.parts.map(narrowed)) };
  const ids = [clauses.whole, ...clauses.parts].flatMap(({ found }) => found.map(({ id }) => id));
  const fillable = await readFillable(db, goods, [...new Set(ids)]);
  const exchange = await readExchange(db, currency);
  const limit = readLimit(query.get('limit'));
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
    data: {
      lines,
      price: price && { ...placed(price), currency: price.currency ?? currency },
      day: when && placed(when),
      not_sold: whole.notSold,
      left_out: [...new Set(leftOut)],
    },
  };
}

function readLimit(limit: string | null): number {
  if (limit === null) return 1;
  if (/^[1-9]$/.test(limit) && Number(limit) <= MAX_LINES) return Number(limit);
  throw new Refusal(400, [{ code: 'invalid_limit', field: 'limit', message: 'Invalid limit' }]);
}

import { SEATS_CACHE } from '#shop/http/cache.ts';
import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { invalidRange } from '#shop/http/endpoint/moment.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { readCards } from '#shop/product/list/card-store.ts';
import { readSpan } from './rules.ts';
import * as schema from './schema.ts';
import { listEvents, readHomes } from './store.ts';
import { eventWire } from './wire.ts';

/** Below `/api/public`: the schedule needs no token. */
export const eventEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/all-event',
    auth: 'none',
    cache: SEATS_CACHE,
    schema: schema.listEvents,
    handle: allEvents,
  }),
];

async function allEvents(call: CheckedCall<typeof schema.listEvents>): Promise<Answer> {
  const { deps, query, currency } = call;
  const now = deps.now();
  const span = readSpan(query.from, query.to, now);
  if (!span) throw invalidRange();
  const { event_id: id, region, product_id: product, category, next, first } = query;
  const filter = {
    ...(id === undefined ? span : { id }),
    region,
    product,
    category: category || undefined,
    next,
    first,
  } as const;
  const events = await listEvents(deps.db, filter, now);
  const catalogue = await call.catalogue();
  const products = [...new Set(events.map((event) => event.product_id))];
  const known = {
    cards: await readCards(catalogue, products),
    homes: await readHomes(catalogue, products),
    exchange: await readExchange(catalogue, currency),
  };
  const wire = eventWire(known, now, { brief: query.fields === 'run' });
  const data = events.map(wire);
  return { data, total: data.length };
}

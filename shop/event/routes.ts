import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { readIdentifier } from '#shop/http/identifier.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { readCards } from '#shop/product/card-store.ts';
import { readSpan } from './rules.ts';
import * as schema from './schema.ts';
import { listEvents } from './store.ts';
import { eventWire } from './wire.ts';

/** Seats go while people look. */
const EVENT_CACHE = 'public, max-age=5';

/** Below `/api/public`: nobody needs a token to see the schedule. */
export const eventEndpoints: Endpoint[] = [
  { method: 'GET', path: '/all-event', auth: 'none', cache: EVENT_CACHE, schema: schema.listEvents, handle: allEvents },
];

async function allEvents({ deps, catalogue: current, query, currency }: Call): Promise<Answer> {
  const now = deps.now();
  const span = readSpan(query.get('from'), query.get('to'), now);
  if (typeof span === 'string') {
    const code = span === 'Invalid date' ? 'invalid_date' : 'invalid_range';
    throw new HttpError(400, [{ code, message: span }]);
  }
  const region = query.get('region');
  const one = query.get('event_id');
  const product = query.get('product_id');
  const filter = {
    ...(one === null ? span : { id: readIdentifier(one) }),
    region: region === 'us' || region === 'eu' ? region : undefined,
    product: product === null ? undefined : readIdentifier(product),
    category: query.get('category') || undefined,
  } as const;
  const events = await listEvents(deps.db, filter, now);
  const catalogue = await current();
  const cards = await readCards(catalogue, [...new Set(events.map((event) => event.product_id))]);
  const wire = eventWire(cards, await readExchange(catalogue, currency), now);
  const data = events.map(wire);
  return { data, total: data.length };
}

import { type Answer, type Call, type Endpoint, Refusal } from '#shop/http/call.ts';
import { readExchange } from '#shop/money/rate-store.ts';
import { readCards } from '#shop/product/card-store.ts';
import { cardWire } from '#shop/product/wire.ts';
import { readSpan } from './rules.ts';
import * as schema from './schema.ts';
import { listEvents } from './store.ts';
import { eventData } from './wire.ts';

const EVENT_CACHE = 'public, max-age=60';

/** Below `/api/public`: nobody needs a token to see the schedule. */
export const eventEndpoints: Endpoint[] = [
  { method: 'GET', path: '/all-event', auth: 'none', cache: EVENT_CACHE, schema: schema.listEvents, handle: allEvents },
];

async function allEvents({ deps, query, currency }: Call): Promise<Answer> {
  const now = deps.now();
  const span = readSpan(query.get('from'), query.get('to'), now);
  if (typeof span === 'string') {
    const code = span === 'Invalid date' ? 'invalid_date' : 'invalid_range';
    throw new Refusal(400, [{ code, message: span }]);
  }
  const region = query.get('region');
  const filter = {
    ...span,
    region: region === 'us' || region === 'eu' ? region : undefined,
    category: query.get('category') || undefined,
  } as const;
  const events = await listEvents(deps.db, filter, now);
  const cards = await readCards(deps.db, [...new Set(events.map((event) => event.product_id))]);
  const exchange = await readExchange(deps.db, currency);
  const wires = new Map(cards.map((card) => [card.id, cardWire(card, exchange, now)]));
  const data = events.map((event) => eventData(event, wires.get(event.product_id) ?? null, now));
  return { data, total: data.length };
}

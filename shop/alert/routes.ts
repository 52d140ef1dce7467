import { listEvents } from '#shop/event/store.ts';
import { statusOf } from '#shop/event/rules.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { hasBegun } from '#shop/product/wire/wire-season.ts';
import { type Card, findProductId, readCards } from '#shop/product/list/card-store.ts';
import { leastMinor } from './price.ts';
import * as schema from './schema.ts';
import { type Alert, confirmAlert, endAlert, findAlert, noteAlert, type Wanted } from './store.ts';
import { subjectOf } from './subject.ts';

const post = { method: 'POST', auth: 'session' } as const;

/** Alerts by mail, for anybody. Tokens are in the body, so that they never appear in an address. */
export const alertEndpoints: Endpoint[] = [
  endpoint({ ...post, path: '/alert', limit: 'subscribe', schema: schema.setAlert, handle: set }),
  endpoint({ ...post, path: '/alert/read', schema: schema.readAlert, handle: read }),
  endpoint({ ...post, path: '/alert/confirm', limit: 'subscribe', schema: schema.confirmAlert, handle: confirm }),
  endpoint({ ...post, path: '/alert/end', schema: schema.endAlert, handle: end }),
];

type SetCall = CheckedCall<typeof schema.setAlert>;

async function set(call: SetCall): Promise<Answer> {
  const { db, now } = call.deps;
  const wanted = await wantedBy(call);
  await inTransaction(db, async (tx) => {
    const alert = await noteAlert(tx, wanted, now());
    if (!alert) return;
    const message = { kind: 'alert-confirm', token: alert.token, about: subjectOf(alert) } as const;
    const event = `alert-confirm:${alert.id}:${alert.mails}`;
    await enqueueMail(tx, { event, recipient: wanted.email, message }, now());
  });
  // The response does not reveal whether an address is known.
  return { data: { status: 'pending' } };
}

/** @throws HttpError 404 for what is not on sale, 409 for what is available already. */
async function wantedBy(call: SetCall): Promise<Wanted> {
  const { email, kind, product, event_id: eventId = null } = call.body;
  const catalogue = await call.catalogue();
  const productId = await findProductId(catalogue, product);
  const [card] = productId === undefined ? [] : await readCards(catalogue, [productId]);
  if (!card) throw alertError(404, 'not_found', 'product', 'Product not found');
  if (kind === 'seat') {
    await requireFull(call, card.id, eventId);
    return { email, kind, productId: card.id, eventId, price: null, season: null };
  }
  if (eventId !== null) throw alertError(400, 'invalid_field', 'event_id', 'Only a seat is of a run');
  if (kind === 'season') {
    const season = requireAhead(card.next_season, call.deps.now());
    return { email, kind, productId: card.id, eventId, price: null, season };
  }
  const { currency, rate } = await readExchange(catalogue, call.currency);
  const belowMinor = leastMinor(card.offer, rate, call.deps.now());
  return { email, kind, productId: card.id, eventId, price: { currency, belowMinor }, season: null };
}

function requireAhead(season: Card['next_season'], now: Date): NonNullable<Wanted['season']> {
  if (season?.starts === undefined || hasBegun(season, now)) {
    throw alertError(409, 'no_season', 'kind', 'No new season is announced yet.');
  }
  return { key: season.key, name: season.name, startsAt: new Date(season.starts) };
}

async function requireFull({ deps }: SetCall, productId: number, eventId: number | null): Promise<void> {
  const now = deps.now();
  const which = eventId === null ? { from: now } : { id: eventId };
  const runs = await listEvents(deps.db, { product: productId, ...which }, now);
  const states = runs.map((run) =>
    statusOf({ startsAt: run.starts_at, endsAt: run.ends_at, canceled: run.canceled, slotsLeft: run.slots_left }, now),
  );
  if (states.includes('scheduled')) throw alertError(409, 'seat_free', 'kind', 'Seats are free right now: book one.');
  if (states.includes('full')) return;
  if (eventId !== null) throw alertError(404, 'not_found', 'event_id', 'This run can no longer be booked.');
  throw alertError(409, 'no_runs', 'kind', 'No runs of this are planned. We agree on a time with you instead.');
}

async function read({ deps, body }: CheckedCall<typeof schema.readAlert>): Promise<Answer> {
  const alert = await findAlert(deps.db, body.token, deps.now());
  if (!alert) throw ended();
  return { data: wireOf(alert) };
}

async function confirm({ deps, body }: CheckedCall<typeof schema.confirmAlert>): Promise<Answer> {
  const alert = await findAlert(deps.db, body.token, deps.now());
  if (!alert) throw ended();
  await confirmAlert(deps.db, alert.id, deps.now());
  return { data: { ...wireOf(alert), is_confirmed: true } };
}

async function end({ deps, body }: CheckedCall<typeof schema.endAlert>): Promise<Answer> {
  await endAlert(deps.db, body.token);
  return { data: { status: 'ended' } };
}

function wireOf(alert: Alert) {
  const { kind, product, slug, event_id, run, starts_at, below_minor, currency, confirmed_at } = alert;
  const { season_name: name, season_starts: starts } = alert;
  return {
    kind,
    product: { name: product, seo_url: slug },
    event: event_id && run && starts_at ? { event_id, title: run, starts_at: starts_at.toISOString() } : null,
    below_decimal: below_minor === null ? null : minorDecimal(below_minor),
    currency_code: currency,
    season: name && starts ? { name, starts_at: starts.toISOString() } : null,
    is_confirmed: confirmed_at !== null,
  };
}

function ended(): HttpError {
  return alertError(404, 'not_found', 'token', 'This alert has ended, or its link is older than seven days.');
}

function alertError(status: number, code: string, field: string, message: string): HttpError {
  return new HttpError(status, [{ code, field, message }]);
}

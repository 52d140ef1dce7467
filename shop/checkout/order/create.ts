import type { Insertable, Updateable } from 'kysely';
import type { PricedCart, Sellable } from '#shop/cart/price/priced.ts';
import { answersData, optionData } from '#shop/cart/wire.ts';
import type { Database, Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { unitsOf } from '#shop/order/work/unit.ts';
import { lineName } from '#shop/product/quote/text/line-name.ts';
import { latestStart } from '#shop/product/quote/start.ts';
import { newToken } from '#shop/order/link.ts';
import { ENTRY, entryOf } from '#shop/lifecycle/history.ts';
import { CREATED } from '#shop/order/stage.ts';
import type { FullOrder, Order } from '#shop/order/store.ts';
import { ORDER, ORDER_LINE, type OrderedIdentity } from '#shop/order/table.ts';
import type { Billing } from '#shop/vat/table.ts';

/** For a product whose text names no time, such as `After the weekly reset`. */
const LATEST_START_MINUTES = 24 * 60;

export type OrderRequest = {
  sessionId: string;
  email: string;
  fields: Order['fields'];
  /** The account data of each line. */
  identity: { lines: Record<string, OrderedIdentity[]> };
  method: { code: string; title: string };
  comment: string;
  billing: Billing | null;
  fingerprint: string;
  /** Of the cart that it is made from. */
  cartVersion: string;
  /** Until when it may be paid. */
  expiresAt: Date;
  /** The part of it that is stored with the cart. */
  guest: Updateable<Database['cart']>;
};

/** Creates an order from the current cart; later changes of cart and catalogue do not affect it. */
export async function createOrder(
  tx: Tx,
  cart: PricedCart,
  lines: Sellable[],
  request: OrderRequest,
  now: Date,
): Promise<FullOrder> {
  const token = newToken();
  const [[order], written] = await Promise.all([
    send(tx, placing(tx, { token, ...orderRow(cart, request, now) }, cart.cart.id, request, now)),
    send(tx, writingLines(tx, token, lines, request)),
  ]);
  if (!order) throw new Error('The order could not be inserted into the database');
  return { order, lines: written, events: [{ status: order.status, stage: order.stage, at: now }] };
}

function placing(
  tx: Tx,
  row: Insertable<Database['placed_order']>,
  cartId: number,
  { guest }: Pick<OrderRequest, 'guest'>,
  now: Date,
) {
  return tx
    .with('kept', (db) => db.updateTable('cart').set(guest).where('id', '=', cartId))
    .with('placed', (db) => db.insertInto('placed_order').values(row).returning(ORDER))
    .with('entry', (db) => db.insertInto('order_event').columns(ENTRY).expression(entryOf('placed', now)))
    .selectFrom('placed')
    .select(ORDER);
}

/** Sent together with the order, whose number is not known yet. */
function writingLines(tx: Tx, token: string, lines: Sellable[], request: OrderRequest) {
  return tx
    .insertInto('order_line')
    .values((row) =>
      lines.map((line) => ({
        order_id: row.selectFrom('placed_order').where('token', '=', token).select('id'),
        identity: identityJson(request, line.line.id),
        ...snapshot(line),
      })),
    )
    .returning(ORDER_LINE);
}

function orderRow(
  cart: PricedCart,
  request: OrderRequest,
  now: Date,
): Omit<Insertable<Database['placed_order']>, 'token'> {
  return {
    session_id: request.sessionId,
    status: CREATED,
    stage: 'created',
    email: request.email,
    fields: JSON.stringify(request.fields.map(({ id, name, value }) => ({ id, name, value }))),
    payment_code: request.method.code,
    payment_title: request.method.title,
    comment: request.comment,
    billing: billingJson(request),
    currency: cart.exchange.currency,
    rate: cart.exchange.decimal,
    total_minor: cart.totalMinor,
    coupon_id: cart.discount?.couponId ?? null,
    coupon: cart.discount?.code ?? null,
    discount_minor: cart.discount?.minor ?? 0,
    credit_id: cart.credit?.minor ? (cart.credit.credit?.id ?? null) : null,
    credit_minor: cart.credit?.minor ?? 0,
    fingerprint: request.fingerprint,
    cart_ended_at: null,
    placed_at: now,
    expires_at: request.expiresAt,
    cart_version: request.cartVersion,
  };
}

/** As it is stored with the order. */
export function billingJson({ billing }: Pick<OrderRequest, 'billing'>): string | null {
  return billing && JSON.stringify(billing);
}

/** As it is stored with the line. */
export function identityJson({ identity }: Pick<OrderRequest, 'identity'>, cartLineId: number): string {
  const answers = identity.lines[String(cartLineId)] ?? [];
  return JSON.stringify(answers.map(({ id, name, value }) => ({ id, name, value })));
}

function snapshot({ line, product, choices, quote, event, requested, discountMinor }: Sellable) {
  const units = unitsOf(product.offer, choices, line.quantity);
  return {
    cart_line_id: line.id,
    product_id: product.offer.id,
    name: lineName(product.offer.name, choices),
    slug: product.slug,
    game_name: product.game.name,
    game_slug: product.game.seo_url,
    eta: quote.eta.words,
    eta_min_minutes: quote.eta.minutes?.min ?? null,
    eta_max_minutes: quote.eta.minutes?.max ?? null,
    options: JSON.stringify(choices.flatMap(optionData)),
    answers: JSON.stringify(answersData({ line, product })),
    quantity: line.quantity,
    unit_micros: quote.unitMicros,
    total_minor: quote.totalMinor,
    discount_minor: discountMinor,
    event_id: event?.eventId ?? null,
    event_starts_at: event?.startsAt ?? null,
    event_ends_at: event?.endsAt ?? null,
    start_minutes: latestStart(product.startRule) ?? LATEST_START_MINUTES,
    unit_name: units.name,
    units_total: units.total,
    unit_steps: units.steps && JSON.stringify(units.steps),
    unit_fixed: units.isFixed,
    requested_player_id: requested?.isAvailable ? requested.id : null,
    needs_login: choices.some(({ values }) => values.some(({ needsLogin }) => needsLogin)),
  };
}

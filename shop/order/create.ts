import { randomBytes } from 'node:crypto';
import type { PricedCart, Sellable } from '#shop/cart/priced-cart.ts';
import { optionData } from '#shop/cart/wire.ts';
import type { Tx } from '#shop/db/database.ts';
import { CREATED, recordStatus } from './status.ts';
import type { Order } from './store.ts';

const TOKEN_BYTES = 32;

export type OrderRequest = {
  sessionId: string;
  email: string;
  fields: Order['fields'];
  method: { code: string; title: string };
  comment: string;
  fingerprint: string;
};

/** Writes an order of what the cart holds now; later changes of cart and catalogue leave it alone. */
export async function createOrder(
  tx: Tx,
  cart: PricedCart,
  lines: Sellable[],
  request: OrderRequest,
  now: Date,
): Promise<Order> {
  const order = await tx
    .insertInto('placed_order')
    .values({
      session_id: request.sessionId,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      status: CREATED,
      email: request.email,
      fields: JSON.stringify(request.fields.map(({ id, name, value }) => ({ id, name, value }))),
      payment_code: request.method.code,
      payment_title: request.method.title,
      comment: request.comment,
      currency: cart.exchange.currency,
      rate: cart.exchange.decimal,
      total_minor: cart.totalMinor,
      coupon_id: cart.discount?.couponId ?? null,
      coupon: cart.discount?.code ?? null,
      discount_minor: cart.discount?.minor ?? 0,
      fingerprint: request.fingerprint,
      cart_ended_at: null,
      placed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_line')
    .values(lines.map((line) => ({ order_id: order.id, ...snapshot(line) })))
    .execute();
  await recordStatus(tx, order.id, CREATED, now);
  return order;
}

function snapshot({ line, goods, choices, quote, event, discountMinor }: Sellable) {
  return {
    cart_line_id: line.id,
    product_id: goods.offer.id,
    name: goods.offer.name,
    slug: goods.slug,
    game_name: goods.game.name,
    game_slug: goods.game.seo_url,
    eta: quote.eta.words,
    eta_min_minutes: quote.eta.minutes?.min ?? null,
    eta_max_minutes: quote.eta.minutes?.max ?? null,
    options: JSON.stringify(choices.flatMap(optionData)),
    quantity: line.quantity,
    unit_micros: quote.unitMicros,
    total_minor: quote.totalMinor,
    discount_minor: discountMinor,
    event_id: event?.eventId ?? null,
    event_starts_at: event?.startsAt ?? null,
  };
}

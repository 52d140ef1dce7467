import { orderUrl } from '#shop/config/storefront.ts';
import { choiceWords } from './line/choice-words.ts';
import { pictureOf } from '#shop/product/picture.ts';
import { priceData, totalsData } from './amount-wire.ts';
import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { formatMinor, minorDecimal, type Currency } from '#shop/money/currency.ts';
import type { PaymentAction } from '#shop/order/payment/action.ts';
import { readProductsForSale, type ProductForSale } from '#shop/product/for-sale-store.ts';
import { vatData } from '#shop/vat/wire.ts';
import { readCandidates } from '#shop/wish/store.ts';
import { requestedBy, requestedWire } from '#shop/wish/wish.ts';
import { startWords } from './line/line-facts.ts';
import { statusName } from './stage.ts';
import { readFullOrder, worthOf, type FullOrder, type Order, type OrderLine } from './store.ts';

/** An order in the format of responses. Amounts are in the currency it was placed in. */
export async function orderData(db: Db, order: Order, action: PaymentAction, siteUrl: string) {
  return fullOrderData(db, await readFullOrder(db, order), action, siteUrl);
}

/** The same for an order that has been read already. */
export async function fullOrderData(
  db: Db,
  { order, lines, events }: FullOrder,
  action: PaymentAction,
  siteUrl: string,
) {
  const products = await readProductsForSale(
    await catalogueOf(db),
    lines.map((line) => line.product_id),
  );
  const players = await readCandidates(db, lines);
  return {
    ...statusData(order),
    order_number: `WS-${order.id}`,
    order_url: orderUrl(siteUrl, order.token),
    email: order.email,
    custom_field: order.fields,
    payment_method: order.payment_title,
    payment_code: order.payment_code,
    comment: order.comment,
    total: order.total_minor / 100,
    total_decimal: minorDecimal(order.total_minor),
    currency_code: order.currency,
    currency_value: order.rate,
    products: lines.map((line) => ({
      ...lineData(line, products.get(line.product_id), order.currency),
      requested_player: requestedWire(requestedBy(line, players, line.game_slug)),
    })),
    coupon: order.coupon ?? '',
    totals: totalsData(sumsOf(order), order.currency),
    vat: vatData(order.billing, worthOf(order), order.handed_over_at !== null),
    vouchers: [],
    payment: '',
    payment_action: action,
    date_added: order.placed_at.toISOString(),
    history: events.map(eventData),
  };
}

function eventData({ status, stage, at }: FullOrder['events'][number]) {
  return { order_status_id: status, order_status: statusName(status), stage, at: at.toISOString() };
}

/** The response of PUT confirm. */
export function statusData(order: Order) {
  return {
    ...plainStatus(order),
    order_token: order.token,
    total_formated: formatMinor(order.total_minor, order.currency),
  };
}

/** For callers who have not sent the order's token. */
export function plainStatus(order: Order) {
  return { order_id: order.id, order_status_id: order.status, order_status: statusName(order.status) };
}

function sumsOf({ total_minor, discount_minor, coupon, credit_minor }: Order) {
  return {
    subTotalMinor: total_minor + credit_minor + discount_minor,
    coupon,
    discountMinor: discount_minor,
    creditMinor: credit_minor,
    totalMinor: total_minor,
  };
}

function lineData(line: OrderLine, product: ProductForSale | undefined, currency: Currency) {
  return {
    key: String(line.id),
    product_id: line.product_id,
    name: line.name,
    model: line.slug,
    thumb: pictureOf(line.slug),
    image: pictureOf(line.slug),
    quantity: line.quantity,
    option: line.options,
    option_answers: line.answers ?? {},
    choices: choiceWords(line.options, line.name),
    custom_field: line.identity,
    start: line.event_id === null ? startWords(line.start_minutes) : '',
    stock: true,
    ...priceData(line.unit_micros, line.total_minor, currency),
    discount_decimal: minorDecimal(line.discount_minor),
    event: line.event_id === null ? null : { event_id: line.event_id, starts_at: line.event_starts_at?.toISOString() },
    // The page may not exist any more; the order does.
    seo_url: product?.slug ?? '',
    breadcrumbs: product?.breadcrumbs ?? [],
    game: { name: line.game_name, seo_url: line.game_slug },
    eta: line.eta,
    eta_min_minutes: line.eta_min_minutes,
    eta_max_minutes: line.eta_max_minutes,
  };
}

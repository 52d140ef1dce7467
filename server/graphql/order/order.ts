import { DiscordState, OrderChannel, PaymentKind, type Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { WireOrder } from '#server/rest/reader/order/order-reader.ts';
import { GraphQLError } from 'graphql';
import { orNull, UpstreamFailure } from '#server/rest/transport/failure.ts';
import { isCurrency } from '#server/session/geo.ts';
import type { Currency } from '#server/session/visitor.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import { money } from '#server/graphql/value/money.ts';
import { orderProgress } from './order-progress.ts';
import { stageOf } from '#server/graphql/value/order-stage.ts';
import { statusOf } from '#server/graphql/value/order-status.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

export const ORDER_TOKEN = /^[\w-]{20,100}$/;

/** An order keeps the currency it was placed in, whatever its reader has chosen since. */
const currencyOf = ({ currency_code }: WireOrder, { visitor }: GraphqlContext): Currency =>
  isCurrency(currency_code) ? currency_code : visitor.currency;

const Order: FieldsOf<'Order'> = {
  number: (order) => order.order_number,
  status: (order) => statusOf(order.order_status_id),
  statusName: (order) => order.order_status,
  total: (order, _, context) => money(order.total_decimal, currencyOf(order, context)),
  url: (order, _, { siteUrl }) => `${siteUrl}/en-us/order/${order.order_token}`,
  placedAt: (order) => order.date_added,
  paymentMethod: (order) => order.payment_method,
  lines: (order, _, context) => order.products.map((line) => ({ ...line, currency: currencyOf(order, context) })),
  totals: (order, _, context) => order.totals.map((total) => ({ ...total, currency: currencyOf(order, context) })),
  vat: (order, _, context) => order.vat && { ...order.vat, currency: currencyOf(order, context) },
  stage: (order) => stageOf(order.stage, order.order_status_id),
  team: (order) => order.team || null,
  paidAt: (order) => order.paid_at,
  receiptUrl: (order) => order.receipt_url,
  invoices: (order, _, context) =>
    order.invoices.map((invoice) => ({ ...invoice, currency: currencyOf(order, context) })),
  completedAt: (order) => order.completed_at,
  confirmedAt: (order) => order.confirmed_at,
  endedAt: (order) => order.ended_at,
  payBy: (order) => order.pay_by,
  handedOverAt: (order) => order.handed_over,
  can: ({ can: { hand_over, ...can } }) => ({ ...can, handOver: hand_over }),
  compensation: (order, _, context) =>
    order.compensation && { ...order.compensation, currency: currencyOf(order, context) },
  refundOffer: (order, _, context) =>
    order.refund_offer && { ...order.refund_offer, currency: currencyOf(order, context) },
  latePayment: (order, _, context) =>
    order.late_payment && { ...order.late_payment, currency: currencyOf(order, context) },
  tip: (order, _, context) => order.tip && { ...order.tip, currency: currencyOf(order, context) },
  refundChoice: (order, _, context) =>
    order.refund_choice && { ...order.refund_choice, currency: currencyOf(order, context) },
  referral: (order, _, context) => order.referral && { ...order.referral, currency: currencyOf(order, context) },
  undelivered: (order) => order.undelivered.flatMap((channel) => enumValue(OrderChannel, channel) ?? []),
  discord: ({ discord }) => enumValue(DiscordState, discord) ?? null,
  credits: (order, _, context) => order.credits.map((credit) => ({ ...credit, currency: currencyOf(order, context) })),
  refunds: (order, _, context) => order.refunds.map((refund) => ({ ...refund, currency: currencyOf(order, context) })),
};

const OrderLine: FieldsOf<'OrderLine'> = {
  id: (line) => line.key,
  product: (line) => line.product_id,
  path: (line) => line.seo_url || null,
  image: (line, _, { pictures }) => pictures.card(line.thumb),
  options: (line) => line.option,
  unitPrice: (line) => money(line.price_decimal, line.currency),
  total: (line) => money(line.total_decimal, line.currency),
  unitName: (line) => line.unit_name,
  unitsTotal: (line) => line.units_total,
  unitsDone: (line) => line.units_done,
  unitReached: (line) => line.unit_reached || null,
  startBy: (line) => line.start_by,
  doneBy: (line) => line.done_by,
  startedAt: (line) => line.started_at,
  doneAt: (line) => line.done_at,
  refunded: (line) => money(line.refunded_decimal, line.currency),
  runStartsAt: (line) => line.run_starts_at,
  isRunCanceled: (line) => line.run_canceled,
  refundOffer: (line) => (line.refund_offer_decimal ? money(line.refund_offer_decimal, line.currency) : null),
  canReschedule: (line) => line.can_reschedule,
  otherDates: (line) => line.other_dates,
  requestedPlayer: (line) => line.requested_player,
};

const OrderVat: FieldsOf<'OrderVat'> = {
  countryName: (vat) => vat.country_name,
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  isReversed: ({ reverse_charge }) => reverse_charge,
  company: ({ company }) => company || null,
  vatId: ({ vat_id }) => vat_id || null,
};

const OrderDate: FieldsOf<'OrderDate'> = {
  event: (date) => date.event_id,
  startsAt: (date) => date.starts_at,
  endsAt: (date) => date.ends_at,
};

const OrderEvent: FieldsOf<'OrderEvent'> = {
  status: (event) => statusOf(event.order_status_id),
  stage: ({ stage, order_status_id: status }) => (stage ? stageOf(stage, status) : null),
  statusName: (event) => event.order_status,
};

export const order = {
  Query: {
    paymentMethods: (_, __, { rest }) => rest.checkout.paymentMethods(),
    shippingMethods: (_, __, { rest }) => rest.checkout.shippingMethods(),
    order: (_, { token }, context) => readOrder(token, context),
  },
  PaymentMethod: { kind: ({ kind }) => enumValue(PaymentKind, kind) },
  ShippingMethod: {
    cost: ({ cost }, _, { visitor }) => money(cost, visitor.currency),
  },
  Order,
  OrderLine,
  OrderVat,
  OrderDate,
  OrderEvent,
  ...orderProgress,
} satisfies Resolvers;

export async function readOrder(token: string, { rest }: GraphqlContext): Promise<WireOrder | null> {
  return ORDER_TOKEN.test(token) ? orNull(rest.order.byToken(token).catch(rethrow)) : null;
}

/** An expired link says so, which its holder may know. */
function rethrow(error: unknown): never {
  if (!(error instanceof UpstreamFailure) || error.status !== 410) throw error;
  throw new GraphQLError('The link of this order has expired.', { extensions: { code: 'LINK_EXPIRED' } });
}

import { orderUrl, trackUrl } from '#shop/config/storefront.ts';
import type { Payment } from '#shop/order/payment/store.ts';
import type { FullOrder, Order } from '#shop/order/store.ts';

export type Paying = { payment: Payment; bought: FullOrder };

/**
 * The page to return to after a payment. A payer keeps the payment page's address, which must not
 * lead to an order that was handed over since.
 */
export function wayToOrder(payment: Payment, order: Order, siteUrl: string): string {
  const isOthers = order.handed_over_at !== null && payment.created_at <= order.handed_over_at;
  return isOthers ? trackUrl(siteUrl) : orderUrl(siteUrl, order.token);
}

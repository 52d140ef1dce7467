import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '#shop/http/call.ts';
import { type Payment } from '#shop/order/payment/store.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;

/** A provider's report of one payment. */
export type Report = {
  /** `open`: not decided yet. */
  verdict: 'open' | 'captured' | 'failed';
  /** The provider's id of the payment; null if it was never created there. */
  remoteId: string | null;
  amountMinor: number;
  /** Upper case. */
  currency: string;
  isLive: boolean;
  /** The id for refunds; null while no money was taken. */
  capture: string | null;
  /** Why the provider rejects it. */
  fault?: string;
};

/** A payment company. Nothing it does marks an order paid: only `settlePayment` does, from its reports. */
export type PaymentProvider = {
  /** As in the addresses of its pages and events, and in `payment.provider`. */
  name: string;
  /** Whether real money moves. */
  isLive: boolean;
  /** The payment methods to show; called for every page, so it must not wait. */
  offer(): Offer;
  /** The id of an event that verifiably comes from the provider, and recently; undefined for any other. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<string | undefined>;
  /** The report in a genuine event; undefined if it is irrelevant. */
  reportIn(body: string): { reference: string; report: Report } | undefined;
  /** The current state of a payment. */
  lookUp(payment: Payment): Promise<Report>;
  /** Makes sure that nobody can pay it any more, unless somebody has; reports its state. */
  end(payment: Payment): Promise<Report>;
  /**
   * Refunds money.
   *
   * @returns the provider's id of the refund.
   * @throws RefundRejected if it never will; KeySpent if it failed, and a retry needs another key.
   */
  refund(payment: Payment, order: RefundOrder): Promise<string>;
};

/** Brands that pages may show, as the storefront knows them. */
export const PAY_MARKS = [
  'visa',
  'mastercard',
  'apple_pay',
  'google_pay',
  'link',
  'paypal',
  'amazon_pay',
  'klarna',
] as const;

export type PayMark = (typeof PAY_MARKS)[number];

export type Offer = {
  /** Accepted brands, best known first. */
  marks: PayMark[];
  /** How wallets of the device pay before the buyer has typed anything; null if they cannot. */
  express: { provider: 'stripe' | 'sandbox'; publishable_key: string } | null;
};

export type RefundOrder = {
  amountMinor: number;
  /** For the refund: the provider makes at most one per key. */
  key: string;
  /** For this attempt. */
  remoteKey: string;
  /** Whether the provider may have received it before. */
  isRepeat: boolean;
};

export class RefundRejected extends Error {
  override name = 'RefundRejected';
}

/** A provider that repeats the stored failure for every use of a key. */
export class KeySpent extends Error {
  override name = 'KeySpent';
}

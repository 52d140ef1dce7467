import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '#shop/http/call.ts';
import { type Payment } from '#shop/order/payment/store.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;

/** What a provider says of one payment. */
export type Report = {
  /** `open`: it may still go either way. */
  verdict: 'open' | 'captured' | 'failed';
  /** The provider's name for the payment; null when it was never begun there. */
  remoteId: string | null;
  amountMinor: number;
  /** Upper case. */
  currency: string;
  isLive: boolean;
  /** What refunds are made of; null while no money was taken. */
  capture: string | null;
  /** Why the provider will have nothing to do with it. */
  fault?: string;
};

/** Who takes the money. Nothing it does marks an order paid: only `settlePayment` does, of its reports. */
export type PaymentProvider = {
  /** As in the addresses of its pages and events, and in `payment.provider`. */
  name: string;
  /** Whether money moves. */
  isLive: boolean;
  /** What the pages say it can be paid with; asked for every page, so it waits for nobody. */
  offer(): Offer;
  /** The id of an event that truly comes from the provider, and just now; undefined of any other. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<string | undefined>;
  /** What a genuine event says, of which payment; undefined when it is of no interest. */
  reportIn(body: string): { reference: string; report: Report } | undefined;
  /** What has become of a payment. */
  lookUp(payment: Payment): Promise<Report>;
  /** Sees to it that nobody can pay it any more, unless somebody has; tells what has become of it. */
  end(payment: Payment): Promise<Report>;
  /**
   * Gives money back.
   *
   * @returns the provider's name for the refund.
   * @throws RefundRejected when it never will; KeySpent when it did not, and another try takes another key.
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
  /** What it takes, best known first. */
  marks: PayMark[];
  /** How wallets of the device pay before anything of the buyer is typed; null where they cannot. */
  express: { provider: 'stripe' | 'sandbox'; publishable_key: string } | null;
};

export type RefundOrder = {
  amountMinor: number;
  /** Of the refund: there is one of it at the provider at most. */
  key: string;
  /** Of this try. */
  remoteKey: string;
  /** Whether the provider may have heard of it before. */
  isRepeat: boolean;
};

export class RefundRejected extends Error {
  override name = 'RefundRejected';
}

/** A provider that answers every repetition of a key with the failure it had. */
export class KeySpent extends Error {
  override name = 'KeySpent';
}

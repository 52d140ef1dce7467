import type { Currency } from '#shop/money/currency.ts';
import type { Quote } from '#shop/product/quote/quote.ts';

/** The prices of a cart that the buyer was shown, in one currency. */
export type QuotedPrices = {
  /** Version of the content that was quoted. */
  version: string;
  /** The exchange rate, as a decimal. */
  rate: string;
  lines: { id: number; quote: Quote; discountMinor: number }[];
  coupon: { id: number; code: string } | null;
  /** What store credit pays of it; absent in data of an older build. */
  creditMinor?: number;
  totalMinor: number;
  /** ISO 8601. Until then an order is made at these prices. */
  heldUntil: string;
};

export type QuotedByCurrency = Partial<Record<Currency, QuotedPrices>>;

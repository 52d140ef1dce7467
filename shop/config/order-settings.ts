import type { z } from 'zod';
import { CURRENCIES, type Currency, forEachCurrency } from '#shop/money/currency.ts';
import { byName } from '#process/record.ts';
import { wholeNumber } from '#process/setting-format.ts';

/** Limits of an order, and how long it waits for its payment and is open to its link. */
export type OrderSettings = {
  /** How long the link of an order works after the order's end; 0: forever. */
  orderLinkDays: number;
  unpaid: UnpaidLimits;
  /** How long after the last payment attempt a buyer is reminded once; 0: never. */
  unpaidMailMs: number;
  caps: ShopCaps;
};

/** How long an unpaid order holds scarce things such as seats. */
export type UnpaidLimits = {
  quickMs: number;
  /** For a payment outside the shop, if the first run of the order is far ahead. */
  slowMs: number;
  farRunMs: number;
};

/** Maximums per session. */
export type ShopCaps = {
  /** Seats in its cart and unpaid orders, and the runs they are of. */
  heldSeats: number;
  heldRuns: number;
  unpaidOrders: number;
  /** The highest total of an order, in minor units. */
  orderMinor: Record<Currency, number>;
};

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const HIGHEST_TOTAL = 10_000_000;

const orderTotal = wholeNumber(1, HIGHEST_TOTAL, 'units of the currency').default(20_000);
const orderTotals = byName(
  CURRENCIES.map((currency) => `MAX_ORDER_${currency}` as const),
  () => orderTotal,
);
export const ORDER_SETTINGS = {
  UNPAID_ORDER_MINUTES: wholeNumber(1, 1_440, 'minutes').default(30),
  UNPAID_MAIL_MINUTES: wholeNumber(0, 1_440, 'minutes').default(10),
  UNPAID_TRANSFER_HOURS: wholeNumber(1, 720, 'hours').default(24),
  FAR_RUN_HOURS: wholeNumber(1, 720, 'hours').default(72),
  MAX_HELD_SEATS: wholeNumber(1, 10_000, 'seats').default(20),
  MAX_HELD_RUNS: wholeNumber(1, 1_000, 'runs').default(8),
  MAX_UNPAID_ORDERS: wholeNumber(1, 1_000, 'orders').default(5),
  ...orderTotals,
  ORDER_LINK_DAYS: wholeNumber(0, 36_500, 'days').default(90),
};

type Given = z.infer<z.ZodObject<typeof ORDER_SETTINGS>>;

export function ordersOf(data: Given): OrderSettings {
  return {
    orderLinkDays: data.ORDER_LINK_DAYS,
    unpaid: unpaidOf(data),
    unpaidMailMs: data.UNPAID_MAIL_MINUTES * MINUTE_MS,
    caps: capsOf(data),
  };
}

function unpaidOf(data: Given): UnpaidLimits {
  return {
    quickMs: data.UNPAID_ORDER_MINUTES * MINUTE_MS,
    slowMs: data.UNPAID_TRANSFER_HOURS * HOUR_MS,
    farRunMs: data.FAR_RUN_HOURS * HOUR_MS,
  };
}

function capsOf(data: Given): ShopCaps {
  return {
    heldSeats: data.MAX_HELD_SEATS,
    heldRuns: data.MAX_HELD_RUNS,
    unpaidOrders: data.MAX_UNPAID_ORDERS,
    orderMinor: forEachCurrency((currency) => data[`MAX_ORDER_${currency}`] * 100),
  };
}

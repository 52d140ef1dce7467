import { convertMicros, minorFromMicros, type Rate } from '#shop/money/currency.ts';

export type Coupon = {
  id: number;
  code: string;
  /** Percent or amount, one of the two; 1250 is 12.5 %. */
  percentHundredths: number | null;
  amountMicros: number | null;
  /** Of the cart's sub-total, in USD micros. */
  minimumMicros: number;
  startsAt: Date | null;
  endsAt: Date | null;
  hasUseLeft: boolean;
  /** It is for one order per buyer, and this buyer has used it. */
  isUsedByBuyer: boolean;
  /** It is for a first order, and this buyer has ordered before. */
  isTooLate: boolean;
  /** If both are empty, it is for everything. */
  productIds: readonly number[];
  categoryIds: readonly number[];
};

/** What a coupon needs to know of a line; `categoryIds` from the game down. */
export type CouponLine = { productId: number; categoryIds: readonly number[]; totalMinor: number };

/** Why a coupon takes nothing off a cart. */
export const COUPON_REASONS = [
  'unknown',
  'not_yet',
  'expired',
  'used_up',
  'used_before',
  'first_order',
  'not_for_cart',
  'minimum',
] as const;

/** Amounts are in the cart's currency. */
export type CouponIssue =
  | { reason: Exclude<(typeof COUPON_REASONS)[number], 'minimum'> }
  | { reason: 'minimum'; minimumMinor: number; missingMinor: number };

/** Invisible characters that a code copied from a chat or a mail may contain. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const CODE = /^[\x20-\x7e]{1,20}$/;
const WHOLE_HUNDREDTHS = 10_000n;

/** A code as it is stored; undefined if no coupon can have it. */
export function readCode(sent: unknown): string | undefined {
  const code = typeof sent === 'string' || typeof sent === 'number' ? String(sent).replaceAll(UNSEEN, '').trim() : '';
  // Upper-casing would turn some look-alikes into ASCII letters.
  return CODE.test(code) ? code.toUpperCase() : undefined;
}

/**
 * What the coupon takes off each line, in minor units and in the lines' order: never more than
 * the line, and together exactly the discount. Or the one reason why it takes nothing off.
 */
export function judgeCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  { rate, now }: { rate: Rate; now: Date },
): { perLine: number[]; issue?: undefined } | { perLine?: undefined; issue: CouponIssue } {
  const reason = unusableFor(coupon, now);
  if (reason) return { issue: { reason } };
  const eligible = lines.map((line) => (isMeant(coupon, line) ? line.totalMinor : 0));
  const eligibleMinor = sum(eligible);
  if (eligibleMinor === 0) return { issue: { reason: 'not_for_cart' } };
  const minimumMinor = inMinor(coupon.minimumMicros, rate);
  const missingMinor = minimumMinor - sum(lines.map((line) => line.totalMinor));
  if (missingMinor > 0) return { issue: { reason: 'minimum', minimumMinor, missingMinor } };
  const discountMinor =
    coupon.percentHundredths === null
      ? Math.min(inMinor(coupon.amountMicros ?? 0, rate), eligibleMinor)
      : share(eligibleMinor, BigInt(coupon.percentHundredths), WHOLE_HUNDREDTHS);
  return { perLine: spread(discountMinor, eligible, eligibleMinor) };
}

/** @returns undefined if the coupon does not count for this cart now. */
export function discountsOf(...judged: Parameters<typeof judgeCoupon>): number[] | undefined {
  return judgeCoupon(...judged).perLine;
}

/** Whether it can be used for any product now. */
export function isUsable(coupon: Coupon, now: Date): boolean {
  return unusableFor(coupon, now) === undefined;
}

function unusableFor({ hasUseLeft, isUsedByBuyer, isTooLate, startsAt, endsAt }: Coupon, now: Date) {
  if (startsAt && now < startsAt) return 'not_yet';
  if (endsAt && endsAt <= now) return 'expired';
  if (!hasUseLeft) return 'used_up';
  if (isUsedByBuyer) return 'used_before';
  return isTooLate ? 'first_order' : undefined;
}

function isMeant({ productIds, categoryIds }: Coupon, line: CouponLine): boolean {
  if (productIds.length === 0 && categoryIds.length === 0) return true;
  return productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id));
}

// A line's part is the growth of the running part, so that the parts add up however they are rounded.
function spread(discountMinor: number, parts: number[], wholeMinor: number): number[] {
  let reached = 0;
  let given = 0;
  return parts.map((part) => {
    reached += part;
    const before = given;
    given = share(discountMinor, BigInt(reached), BigInt(wholeMinor));
    return given - before;
  });
}

/** `amount` × part / whole, rounded half up. Exact for every safe integer. */
function share(amount: number, part: bigint, whole: bigint): number {
  return Number((2n * BigInt(amount) * part + whole) / (2n * whole));
}

function inMinor(usdMicros: number, rate: Rate): number {
  return minorFromMicros(convertMicros(usdMicros, rate));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

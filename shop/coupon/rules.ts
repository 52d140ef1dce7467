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
  /** Empty, both of them: it is for everything. */
  productIds: readonly number[];
  categoryIds: readonly number[];
};

/** What a coupon has to know of a line; `categoryIds` from the game down. */
export type CouponLine = { productId: number; categoryIds: readonly number[]; totalMinor: number };

/** What every refused coupon is told, whatever the reason. */
export const COUPON_REFUSED = 'Warning: Coupon is either invalid, expired or reached its usage limit!';

const CODE = /^[\x20-\x7e]{1,20}$/;
const WHOLE_HUNDREDTHS = 10_000n;

/** A code as it is kept; undefined when no coupon can be called so. */
export function readCode(sent: unknown): string | undefined {
  const code = typeof sent === 'string' || typeof sent === 'number' ? String(sent).trim() : '';
  // Upper-casing would make ASCII letters of some that only look like them.
  return CODE.test(code) ? code.toUpperCase() : undefined;
}

/**
 * What the coupon takes off each line, in minor units and in the lines' order: never more than
 * the line, and together exactly the discount.
 *
 * @returns undefined when the coupon does not count for this cart now.
 */
export function discountsOf(
  coupon: Coupon,
  lines: readonly CouponLine[],
  { rate, now }: { rate: Rate; now: Date },
): number[] | undefined {
  if (!isUsable(coupon, now)) return undefined;
  if (sum(lines.map((line) => line.totalMinor)) < inMinor(coupon.minimumMicros, rate)) return undefined;
  const eligible = lines.map((line) => (isMeant(coupon, line) ? line.totalMinor : 0));
  const eligibleMinor = sum(eligible);
  if (eligibleMinor === 0) return undefined;
  const discountMinor =
    coupon.percentHundredths === null
      ? Math.min(inMinor(coupon.amountMicros ?? 0, rate), eligibleMinor)
      : share(eligibleMinor, BigInt(coupon.percentHundredths), WHOLE_HUNDREDTHS);
  return spread(discountMinor, eligible, eligibleMinor);
}

/** Whether anything can be bought with it now. */
export function isUsable({ hasUseLeft, startsAt, endsAt }: Coupon, now: Date): boolean {
  return hasUseLeft && (!startsAt || startsAt <= now) && (!endsAt || now < endsAt);
}

function isMeant({ productIds, categoryIds }: Coupon, line: CouponLine): boolean {
  if (productIds.length === 0 && categoryIds.length === 0) return true;
  return productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id));
}

// A line's part is what the running part grows by, so that the parts add up whatever is rounded.
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

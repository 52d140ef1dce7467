/** Without letters and digits that are easily confused. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE = new RegExp(`^CR(-[${CODE_LETTERS}]{4}){3}$`);
/** The minimum charge of payment providers; what is left to pay is zero or at least this much. */
const MIN_PAYMENT_MINOR = 100;

/** Whether a code, in capitals, has the form of a store credit's; no coupon has it. */
export function isCreditCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && CODE.test(code);
}

/** The part of a code that may be shown to others: `…7KQD`. */
export function codeEnd(code: string): string {
  return `…${code.slice(-4)}`;
}

/** How much of a total is paid by this much credit. */
export function spentOf(availableMinor: number, totalMinor: number): number {
  const restMinor = totalMinor - availableMinor;
  if (restMinor <= 0) return totalMinor;
  return restMinor >= MIN_PAYMENT_MINOR ? availableMinor : Math.max(0, totalMinor - MIN_PAYMENT_MINOR);
}

/** The bonus on an amount that is taken as credit; half a minor unit is rounded up. */
export function bonusOf(minor: number, percent: number): number {
  return Number((BigInt(minor) * BigInt(percent) * 2n + 100n) / 200n);
}

/** How a refund is paid: through the provider, as new credit, and back to the credit that the order was paid with. */
export type RefundParts = { moneyMinor: number; creditMinor: number; returnedMinor: number };

/**
 * Money is refunded first, so that nobody gets less of it than was paid; the rest was credit, and becomes credit again.
 *
 * @param moneyLeftMinor paid in money, and not refunded yet in any form.
 */
export function refundParts(minor: number, moneyLeftMinor: number, isCreditWanted: boolean): RefundParts {
  const money = Math.min(minor, Math.max(0, moneyLeftMinor));
  const returnedMinor = minor - money;
  return isCreditWanted
    ? { moneyMinor: 0, creditMinor: money, returnedMinor }
    : { moneyMinor: money, creditMinor: 0, returnedMinor };
}

/** A share of 0 to 1 in percent, rounded down, so that a page never promises more than comes. */
export function shareOf(share: number): string {
  // A hundredth of a percent is exact in the answer; the float it comes as need not be.
  return `${Math.floor(Math.round(share * 10_000) / 100)}%`;
}

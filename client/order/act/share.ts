/** A share from 0 to 1 in percent, rounded down, so that a page never promises too much. */
export function shareOf(share: number): string {
  // Shares are exact to a hundredth of a percent; the float that transports them is not.
  return `${Math.floor(Math.round(share * 10_000) / 100)}%`;
}

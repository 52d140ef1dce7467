/** A price of zero is shown as a word. */
export function orFree({ amount, formatted }: { amount: string; formatted: string }): string {
  return Number(amount) === 0 ? 'Free' : formatted;
}

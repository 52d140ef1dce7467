/** What costs nothing says so in a word. */
export function orFree({ amount, formatted }: { amount: string; formatted: string }): string {
  return Number(amount) === 0 ? 'Free' : formatted;
}

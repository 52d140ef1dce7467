/** The surcharge of a value, in words; empty if there is none. */
export function surcharge(value: {
  price: { amount: string; formatted: string };
  percent: number;
}): string | undefined {
  if (Number(value.price.amount) !== 0) return signed(value.price);
  if (value.percent === 0) return undefined;
  return `${value.percent < 0 ? '−' : '+'} ${Math.abs(value.percent)}%`;
}

/** `+ $6.00` or `− $3.00`; no sign before zero. */
export function signed({ amount, formatted }: { amount: string; formatted: string }): string {
  if (Number(amount) === 0) return formatted;
  return amount.startsWith('-') ? `− ${formatted.replace(/[-−]/, '')}` : `+ ${formatted}`;
}

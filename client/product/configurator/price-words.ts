/** What choosing a value does to the price, in words. */
export function surcharge(price: { amount: string; formatted: string }): string {
  if (Number(price.amount) === 0) return 'Included';
  return signed(price);
}

/** `+ $6.00` or `− $3.00`, and nothing before zero. */
export function signed({ amount, formatted }: { amount: string; formatted: string }): string {
  if (Number(amount) === 0) return formatted;
  return amount.startsWith('-') ? `− ${formatted.replace(/[-−]/, '')}` : `+ ${formatted}`;
}

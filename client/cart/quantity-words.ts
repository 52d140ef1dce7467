/** The quantity after a line's name, if it is not one; seats for a dated run. */
export function quantityWords(quantity: number, isRun: boolean): string {
  if (quantity === 1) return '';
  return isRun ? `, ${quantity} seats` : ` × ${quantity.toLocaleString('en-US')}`;
}

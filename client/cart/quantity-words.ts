/** Behind a line's name: how many of it, where it is not one; of a dated run they are seats. */
export function quantityWords(quantity: number, isRun: boolean): string {
  if (quantity === 1) return '';
  return isRun ? `, ${quantity} seats` : ` × ${quantity.toLocaleString('en-US')}`;
}

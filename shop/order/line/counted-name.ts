/** A line's name with how many of it are bought; of a dated run they are seats. */
export function countedName(name: string, quantity: number, isRun: boolean): string {
  if (quantity === 1) return name;
  return isRun ? `${name}, ${quantity} seats` : `${quantity} × ${name}`;
}

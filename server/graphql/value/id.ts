/** Ids go into addresses of the shop, so nothing but digits will do. */
export function isId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id);
}

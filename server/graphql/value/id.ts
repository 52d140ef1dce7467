/** Ids become part of addresses of the shop, so only digits are allowed. */
export function isId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id);
}

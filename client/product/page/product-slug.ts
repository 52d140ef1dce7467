/** The last segment of a product's address. */
export function slugOf(request: Request): string {
  return new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '';
}

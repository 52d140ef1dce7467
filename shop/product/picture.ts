/** Address of a product's picture on its cards. */
export function pictureOf(slug: string): string {
  return `/media/product/${slug}/640x480.webp`;
}

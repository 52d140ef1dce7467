/** Every link of the shop. Paths of categories and products come from the API, such as `wow-carry/raids`. */
export const LOCALE = 'en-us';

export function homePath(): string {
  return `/${LOCALE}`;
}

/** Also for game pages: the fifteen games are categories. */
export function categoryPath(path: string): string {
  return `/${LOCALE}/${path}`;
}

export function productPath(path: string): string {
  return `/${LOCALE}/${path}`;
}

export function cartPath(): string {
  return `/${LOCALE}/checkout/cart`;
}

export function checkoutPath(): string {
  return `/${LOCALE}/checkout`;
}

export function orderPath(token: string): string {
  return `/${LOCALE}/order/${encodeURIComponent(token)}`;
}

export function searchPath(query: string): string {
  return `/${LOCALE}/search/${encodeURIComponent(query)}`;
}

export function subscribePath(): string {
  return `/${LOCALE}/subscribe`;
}

export function informationPath(slug: string): string {
  return `/${LOCALE}/${slug}`;
}

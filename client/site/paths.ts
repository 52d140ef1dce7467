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

/** Where a cart of another device is opened; its token follows behind `#`, which no server sees. */
export function openCartPath(): string {
  return `/${LOCALE}/open-cart`;
}

/** Where a line of the cart is configured again. */
export function editLinePath(line: string): string {
  return `${cartPath()}/${encodeURIComponent(line)}`;
}

export function checkoutPath(): string {
  return `/${LOCALE}/checkout`;
}

/** Where a wallet of the device pays for the cart. Always a document of its own: its policy alone lets wallets in. */
export function expressPath(): string {
  return `${checkoutPath()}/express`;
}

/** Where another currency is confirmed, and which of the two pages it leads back to. */
export function currencyPath(to: string, from: 'cart' | 'checkout'): string {
  return `/${LOCALE}/currency/${to}/${from}`;
}

/** The public profile of somebody who plays. */
export function playerPath(slug: string): string {
  return `/${LOCALE}/player/${slug}`;
}

export function orderPath(token: string): string {
  return `/${LOCALE}/order/${encodeURIComponent(token)}`;
}

/** Where the link of an order is asked for again. */
export function trackPath(): string {
  return `/${LOCALE}/order`;
}

export function searchPath(query: string): string {
  return `/${LOCALE}/search/${encodeURIComponent(query.replaceAll(/\s+/g, ' '))}`;
}

/** What this browser has kept of products: favourites and builds. */
export function favouritesPath(): string {
  return `/${LOCALE}/favourites`;
}

export function subscribePath(): string {
  return `/${LOCALE}/subscribe`;
}

export function informationPath(slug: string): string {
  return `/${LOCALE}/${slug}`;
}

/** `search` starts with `?` unless empty. */
export function schedulePath(search = ''): string {
  return `/${LOCALE}/schedule${search}`;
}

/** The schedule of a product's path: the game first, the raid last. */
export function runsPath(path: string): string {
  const segments = path.split('/');
  return schedulePath(`?${new URLSearchParams({ game: segments[0] ?? '', raid: segments.at(-1) ?? '' })}`);
}

/** The runs of the coming weeks as a file for calendars; `search` filters them as it does the page. */
export function scheduleFilePath(search = ''): string {
  return `/${LOCALE}/schedule.ics${search}`;
}

export function runFilePath(run: string): string {
  return `/${LOCALE}/schedule/${encodeURIComponent(run)}.ics`;
}

/** A product's page with one of its runs chosen. */
export function runPath(product: string, run: string): string {
  return `${productPath(product)}?run=${encodeURIComponent(run)}`;
}

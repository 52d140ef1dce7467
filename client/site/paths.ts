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

/** Reached instead of the checkout when there is no cart: the page says why it is empty. */
export function missingCartPath(): string {
  return `${cartPath()}?payment=no-cart`;
}

/** Opens a cart of another device; its token follows after `#`, which no server sees. */
export function openCartPath(): string {
  return `/${LOCALE}/open-cart`;
}

/** Edits a line of the cart. */
export function editLinePath(line: string): string {
  return `${cartPath()}/${encodeURIComponent(line)}`;
}

export function checkoutPath(): string {
  return `/${LOCALE}/checkout`;
}

/** Payment by a wallet of the device. Always a full page load: only the policy of this document allows wallets. */
export function expressPath(): string {
  return `${checkoutPath()}/express`;
}

/** Confirms another currency, with the page to return to. */
export function currencyPath(to: string, from: 'cart' | 'checkout'): string {
  return `/${LOCALE}/currency/${to}/${from}`;
}

/** The public profile of a player. */
export function playerPath(slug: string): string {
  return `/${LOCALE}/player/${slug}`;
}

export function orderPath(token: string): string {
  return `/${LOCALE}/order/${encodeURIComponent(token)}`;
}

/** Requests the link of an order again. */
export function trackPath(): string {
  return `/${LOCALE}/order`;
}

export function searchPath(query: string): string {
  return `/${LOCALE}/search/${encodeURIComponent(query.replaceAll(/\s+/g, ' '))}`;
}

/** Favorites and builds stored in this browser. */
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

/** The runs of the coming weeks as a calendar file; `search` filters them as it does the page. */
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

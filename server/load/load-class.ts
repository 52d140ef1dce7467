/**
 * What a request is for, most important first. Under overload the last are rejected
 * before the first. Nearly free requests have no class and are never rejected:
 * cached pages, health, files.
 */
export const LOAD_CLASSES = ['order', 'cart', 'page', 'search'] as const;

export type LoadClass = (typeof LOAD_CLASSES)[number];

/** No dot segments and no encoding: such an address may lead elsewhere. */
const UNBOUNDED = /^\/(?:healthz|readyz|robots\.txt|(?:assets|media)\/(?:[\w-]+[/.])*[\w-]+)(?:\?|$)/;
const ORDER = /^\/(?:pay|api\/public\/(?:payment|order)|[a-z-]{2,8}\/(?:order|checkout(?!\/cart)))(?:[/?]|$)/i;
const CART = /^\/[a-z-]{2,8}\/checkout\/cart(?:[/?]|$)/i;
const SEARCH = /^\/[a-z-]{2,8}\/search(?:[/?]|$)/i;

/** The class of everything but GraphQL, by its address; undefined for what is never rejected. */
export function classOfAddress(method: string, url: string): LoadClass | undefined {
  if (UNBOUNDED.test(url)) return undefined;
  if (ORDER.test(url)) return 'order';
  if (CART.test(url)) return 'cart';
  if (SEARCH.test(url)) return 'search';
  // Preflights cost nothing; without one, a page of another origin could not read that it has to wait.
  if (method === 'OPTIONS') return undefined;
  // A POST to any other page is a form: something is added to the cart, or a message is sent.
  return method === 'GET' || method === 'HEAD' ? 'page' : 'cart';
}

/** The less important of two. */
export function lesserClass(one: LoadClass, other: LoadClass): LoadClass {
  return LOAD_CLASSES.indexOf(one) > LOAD_CLASSES.indexOf(other) ? one : other;
}

import { GAMES, CATEGORIES } from './addresses.ts';

/** A page of each kind the shop has, as a visitor of the real catalogue meets it. */
export type Route = { name: string; path: string };

const INFORMATION = [
  'contact-us',
  'about-us',
  'reviews',
  'privacy',
  'terms-conditions',
  'faq',
  'cookies-policy',
  'refunds-policy',
  'hmb',
];

const route = (path: string, name = path.replaceAll('/', '-')): Route => ({ name, path: `/en-us/${path}` });

/** Every address a visitor can reach without having bought anything. */
export const ROUTES: Route[] = [
  { name: 'home', path: '/en-us' },
  ...INFORMATION.map((slug) => route(slug)),
  route('checkout'),
  route('checkout/cart', 'cart'),
  route('open-cart'),
  route('order', 'order-lookup'),
  route('search/raid', 'search'),
  route('search/qqqqqqq', 'search-empty'),
  route('subscription-confirmed'),
  route('schedule'),
  ...GAMES.map((game) => route(game)),
  ...CATEGORIES.map(([, path]) => route(path)),
  route('wow-carry/raids/manaforge-omega'),
  route('product/wow-gold', 'product-prefixed'),
  route('wow-carry/raids/manaforge-omega/manaforge-omega', 'product'),
  route('no-such-page', 'not-found'),
];

const categories = CATEGORIES.map(([, path]) => `/en-us/${path}`);

export function isCategory({ path }: Route): boolean {
  return categories.includes(path);
}

export function isGame({ path }: Route): boolean {
  return GAMES.some((game) => path === `/en-us/${game}`);
}

/** One of each layout, for what takes long. */
export const LAYOUTS: Route[] = ROUTES.filter(({ name }) =>
  [
    'home',
    'wow-carry',
    'wow-carry-raids',
    'product',
    'cart',
    'checkout',
    'order-lookup',
    'search',
    'search-empty',
    'schedule',
    'reviews',
    'faq',
    'contact-us',
    'hmb',
    'terms-conditions',
    'not-found',
  ].includes(name),
);

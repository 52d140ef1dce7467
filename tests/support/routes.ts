/** A page of each kind the shop has, as a visitor of the real catalogue meets it. */
export type Route = { name: string; path: string };

const GAMES = [
  'wow-carry',
  'wow-classic',
  'destiny-2-boost',
  'diablo-4',
  'ea-sports-fc',
  'counter-strike',
  'poe-2',
  'battlefield',
  'overwatch',
  'dune-awakening',
  'roblox',
  'marvel-rivals',
  'valorant',
  'elden-ring',
  'elder-scrolls-online',
];

const SHELVES = [
  'wow-carry/new-expansion',
  'wow-carry/raids',
  'wow-carry/raids/manaforge-omega',
  'wow-carry/delves',
  'wow-carry/mythic-plus',
  'wow-carry/character-boost/gear',
  'wow-carry/character-boost/professions',
  'wow-carry/powerleveling',
  'wow-carry/collectibles/mounts',
  'wow-carry/collectibles/transmogs',
  'wow-carry/reputations',
  'wow-classic/cataclysm',
  'wow-classic/seasonal',
  'wow-classic/fresh',
  'wow-classic/gold',
  'wow-classic/leveling',
  'destiny-2-boost/raids',
  'destiny-2-boost/dungeons',
  'destiny-2-boost/guardian',
  'destiny-2-boost/guardian/powerleveling',
  'destiny-2-boost/trials-of-osiris',
  'destiny-2-boost/weapons',
  'destiny-2-boost/weapons/exotic',
  'destiny-2-boost/weapons/legendary',
  'destiny-2-boost/nightfall',
  'destiny-2-boost/lost-sectors',
  'diablo-4/new-season',
  'diablo-4/bosses',
  'diablo-4/powerleveling',
  'diablo-4/dungeons',
  'diablo-4/items',
  'diablo-4/builds',
];

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
  route('search/raid', 'search'),
  route('search/qqqqqqq', 'search-empty'),
  route('subscription-confirmed'),
  route('schedule'),
  ...GAMES.map((game) => route(game)),
  ...SHELVES.map((shelf) => route(shelf)),
  route('product/wow-gold', 'product-prefixed'),
  route('wow-carry/raids/manaforge-omega/manaforge-omega-heroic', 'product'),
  route('no-such-page', 'not-found'),
];

/** One of each layout, for what takes long. */
export const LAYOUTS: Route[] = ROUTES.filter(({ name }) =>
  [
    'home',
    'wow-carry',
    'wow-carry-raids',
    'product',
    'product-prefixed',
    'cart',
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

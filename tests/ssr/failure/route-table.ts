import type { Catalog } from '#catalog/format.ts';
import { GAMES, CATEGORIES } from '#tests/support/addresses.ts';

/** What the document of a kind of page must contain. */
type Kind = {
  skeleton: 'home' | 'list' | 'paged' | 'product' | undefined;
  /** Whether the category menu stands on the left. */
  menu: boolean;
  indexed: boolean;
  /** Types of its structured data; undefined where they depend on the time. */
  jsonLd: string[] | undefined;
};

const LIST = ['BreadcrumbList', 'ItemList'];
const KINDS = {
  home: { skeleton: 'home', menu: false, indexed: true, jsonLd: ['OnlineStore', 'WebSite'] },
  game: { skeleton: 'list', menu: false, indexed: true, jsonLd: [...LIST, 'FAQPage'] },
  category: { skeleton: 'list', menu: true, indexed: true, jsonLd: LIST },
  askedCategory: { skeleton: 'list', menu: true, indexed: true, jsonLd: [...LIST, 'FAQPage'] },
  product: { skeleton: 'product', menu: true, indexed: true, jsonLd: ['BreadcrumbList', 'Product'] },
  search: { skeleton: 'paged', menu: false, indexed: false, jsonLd: [] },
  text: { skeleton: undefined, menu: false, indexed: true, jsonLd: [] },
  faq: { skeleton: undefined, menu: false, indexed: true, jsonLd: ['FAQPage'] },
  schedule: { skeleton: undefined, menu: false, indexed: true, jsonLd: undefined },
  aside: { skeleton: undefined, menu: false, indexed: false, jsonLd: [] },
} satisfies Record<string, Kind>;

export type Route = Kind & { id: string; path: string; canonical: string };

/** Every address of the shop that answers 200 without a cart or an order: RT1 to RT65, and where a lost order is asked for. */
export function routeTable(catalog: Catalog): Route[] {
  return [
    route('RT1', '', 'home'),
    route('RT2', '/contact-us', 'text'),
    route('RT3', '/about-us', 'text'),
    route('RT4', '/reviews', 'text'),
    route('RT5', '/privacy', 'text'),
    route('RT6', '/terms-conditions', 'text'),
    route('RT7', '/faq', 'faq'),
    route('RT8', '/cookies-policy', 'text'),
    route('RT9', '/refunds-policy', 'text'),
    route('RT11', '/checkout/cart', 'aside'),
    route('RT12', '/search/mythic%20plus', 'search'),
    route('RT13', '/subscription-confirmed', 'aside'),
    route('RT14', '/hmb', 'aside'),
    route('RT15', '/schedule', 'schedule'),
    route('R172', '/order', 'aside'),
    ...GAMES.map((game, at) => route(`RT${16 + at}`, `/${game}`, 'game')),
    ...CATEGORIES.map(([id, path]) =>
      route(`RT${id}`, `/${path}`, isAskedAbout(catalog, path) ? 'askedCategory' : 'category'),
    ),
    ...raidsOf(catalog).map((path) => route('RT33', `/${path}`, 'category')),
    route('RT42', '/product/wow-gold', 'product', '/wow-carry/gold/wow-gold'),
    route('RT64', PRODUCT, 'product'),
    ...['/destiny-2-boost', '/shop', '/product', '/shop/deals'].map((prefix) =>
      route('RT65', `${prefix}${PRODUCT}`, 'product', PRODUCT),
    ),
  ];
}

const PRODUCT = '/wow-carry/raids/manaforge-omega/manaforge-omega';

function route(id: string, path: string, kind: keyof typeof KINDS, canonical = path): Route {
  return { id, path: `/en-us${path}`, canonical: `/en-us${canonical}`, ...KINDS[kind] };
}

/** Whether the category has questions of its own, beside those of its game. */
function isAskedAbout({ games }: Catalog, path: string): boolean {
  const [game, ...slugs] = path.split('/');
  let categories = games.find(({ slug }) => slug === game)?.categories ?? [];
  let faq: unknown;
  for (const wanted of slugs) {
    const category = categories.find(({ slug }) => slug === wanted);
    categories = category?.children ?? [];
    faq = category?.faq;
  }
  return faq !== undefined;
}

function raidsOf({ games }: Catalog): string[] {
  const raids = games.find(({ slug }) => slug === 'wow-carry')?.categories.find(({ slug }) => slug === 'raids');
  return (raids?.children ?? []).map(({ slug }) => `wow-carry/raids/${slug}`);
}

import type { PageName } from '#client/site/page-name.ts';
import type { CategoryData } from '#client/category/category-loader.ts';
import type { HomeData } from '#client/home/home-loader.ts';
import type { ProductData } from '#client/product/page/product-loader.ts';
import type { ScheduleData } from '#client/event/schedule/schedule-loader.ts';
import type { SearchData } from '#client/search/search-loader.ts';
import { readLoaded } from '#client/app/page/page-module.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { HomePopular_PageFragmentDoc, ProductCard_ProductFragmentDoc } from '#client/generated/graphql.ts';
import type { MaskedProduct } from '#client/product/card/ProductCard.tsx';

/** On every page, so that one purge clears them all. */
const EVERY_PAGE = 'waystone';

type Goods = { id: string; path: string };

const PAGES: Partial<Record<PageName, (data: never) => string[]>> = {
  home: ({ popular, runs }: HomeData) => [
    ...productTags(
      (popular.valueNow ?? []).flatMap((list) => cards(readFragment(HomePopular_PageFragmentDoc, list).items)),
    ),
    ...productTags(runs.valueNow?.runs.map(({ product }) => product)),
  ],
  category: ({ category, products, runs }: CategoryData) => [
    gameTag(category.path),
    `category-${category.id}`,
    ...productTags(cards(products.valueNow?.items)),
    ...productTags(runs?.valueNow?.runs.map(({ product }) => product)),
  ],
  product: ({ product, related }: ProductData) => [...productTags([product]), ...productTags(cards(related.valueNow))],
  search: (data: SearchData) => (data.found ? productTags(cards(data.services.valueNow?.products)) : []),
  schedule: ({ events }: ScheduleData) => productTags(events.valueNow?.map(({ product }) => product)),
};

/**
 * The keys by which a CDN purges a page: one for all pages, one for its kind, and those of the games, category and
 * products that it shows. Each once; docs/operate.md lists them. `shown` is the loader's data, complete with its
 * deferred sections.
 */
export function pageTags(page: PageName | null, shown: unknown): string[] {
  if (!page) return [EVERY_PAGE];
  const tagsOf = PAGES[page];
  return [...new Set([EVERY_PAGE, `page-${page}`, ...(tagsOf ? readLoaded(tagsOf, shown) : [])])];
}

function cards(masked: readonly MaskedProduct[] = []): Goods[] {
  return masked.map((product) => readFragment(ProductCard_ProductFragmentDoc, product));
}

function productTags(goods: readonly (Goods | null)[] = []): string[] {
  return goods.flatMap((one) => (one ? [gameTag(one.path), `product-${one.id}`] : []));
}

/** A path begins with its game: `wow-carry/raids/heroic-raid`. */
function gameTag(path: string): string {
  return `game-${path.split('/', 1)[0]}`;
}

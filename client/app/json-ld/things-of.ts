import type { Thing } from 'schema-dts';
import type { PageName } from '#client/site/page-name.ts';
import type { CategoryData } from '#client/category/category-loader.ts';
import type { InformationData } from '#client/content/information-loader.ts';
import type { ProductData } from '#client/product/page/product-loader.ts';
import type { SiteContent } from '#client/site/site.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage, questionsPage } from './faq-page.ts';
import { itemList } from './item-list.ts';
import { organization } from './organization.ts';
import { productOf } from './product.ts';
import { runList } from './run-list.ts';
import { webSite } from './web-site.ts';

/** Where a page stands: the address of the site, and what the site says of itself. */
export type PagePlace = { siteUrl: string; content: SiteContent | null };

type Describe = (data: never, place: PagePlace) => Thing[];

/** Every page that is worth finding; the others say nothing. */
const PAGES: Partial<Record<PageName, Describe>> = {
  home: (_data, { siteUrl, content }) => [...(content ? [organization(siteUrl, content)] : []), webSite(siteUrl)],
  category: ({ category, products }: CategoryData, { siteUrl }) => [
    breadcrumbList(category.breadcrumbs, category.name, siteUrl),
    ...(products.valueNow ? [itemList(products.valueNow.items, siteUrl)] : []),
    // Those of its game, which it shows for want of its own, are told by the game.
    ...(category.faq.length > 0 ? [questionsPage(category.faq)] : []),
  ],
  product: ({ product }: ProductData, { siteUrl }) => [
    breadcrumbList(product.breadcrumbs, product.name, siteUrl),
    productOf(product, siteUrl),
  ],
  information: ({ information }: InformationData) => (information.slug === 'faq' ? [faqPage(information.blocks)] : []),
  schedule: (data: Parameters<typeof runList>[0], { siteUrl }) => runList(data, siteUrl),
};

export function thingsOf(page: PageName | null, loaded: unknown, place: PagePlace): Thing[] {
  return (page && PAGES[page]?.(loaded as never, place)) ?? [];
}

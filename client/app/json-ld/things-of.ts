import type { Thing } from 'schema-dts';
import type { PageName } from '#client/site/page-name.ts';
import type { CategoryData } from '#client/category/category-loader.ts';
import type { InformationData } from '#client/content/information-loader.ts';
import type { ProductData } from '#client/product/page/product-loader.ts';
import type { SiteContent } from '#client/site/site.ts';
import { readLoaded } from '#client/app/page/page-module.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage, questionsPage } from './faq-page.ts';
import { itemList } from './item-list.ts';
import { organization } from './organization.ts';
import { productOf } from './product.ts';
import { runList } from './run-list.ts';
import { webSite } from './web-site.ts';

/** The site that a page belongs to: its address, and its content. */
export type PagePlace = { siteUrl: string; content: SiteContent | null };

type Describe = (data: never, place: PagePlace) => Thing[];

/** The pages with structured data. */
const PAGES: Partial<Record<PageName, Describe>> = {
  home: (_data, { siteUrl, content }) => [...(content ? [organization(siteUrl, content)] : []), webSite(siteUrl)],
  category: ({ category, products }: CategoryData, { siteUrl }) => [
    breadcrumbList(category.breadcrumbs, category.name, siteUrl),
    ...(products.valueNow ? [itemList(products.valueNow.items, siteUrl)] : []),
    // A category without questions shows those of its game, which are marked up on the game's page alone.
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
  const describe = page && PAGES[page];
  return describe ? readLoaded(describe, loaded, place) : [];
}

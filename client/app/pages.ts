import type { PageModule } from './page/page-module.ts';

const pages = {
  home: () => import('./page/home.ts'),
  category: () => import('./page/category.ts'),
  product: () => import('./page/product.ts'),
  search: () => import('./page/search.ts'),
  cart: () => import('./page/cart.ts'),
  checkout: () => import('./page/checkout.ts'),
  order: () => import('./page/order.ts'),
  information: () => import('./page/information.ts'),
  fault: () => import('./page/fault.ts'),
} satisfies Record<string, () => Promise<PageModule>>;

export type PageName = keyof typeof pages;

const opened = new Map<PageName, PageModule>();

export async function openPage(name: PageName): Promise<PageModule> {
  const page = opened.get(name) ?? (await pages[name]());
  opened.set(name, page);
  return page;
}

/** The server opens every page at start; the browser each page when it is needed. */
export async function openEveryPage(): Promise<void> {
  await Promise.all(Object.keys(pages).map((name) => openPage(name as PageName)));
}

/** Undefined while the page's chunk is not here. */
export function openedPage(name: PageName): PageModule | undefined {
  return opened.get(name);
}

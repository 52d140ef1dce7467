import type { ActionFunction, LoaderFunctionArgs } from 'react-router-dom';
import { withMenu } from '#client/data/menu.ts';
import { awaitCode, fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { openEveryPart } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';
import { whenTouched } from '#client/ui/hydration/when-touched.ts';
import type { PageName } from '#client/site/page-name.ts';
import type { PageModule } from './page/page-module.ts';

const pages = {
  home: () => withMenu(import('./page/home.ts')),
  category: () => withMenu(import('./page/category.ts')),
  product: () => import('./page/product.ts'),
  search: () => import('./page/search.ts'),
  cart: () => import('./page/cart.ts'),
  edit: () => import('./page/edit.ts'),
  'shared-cart': () => import('./page/shared-cart.ts'),
  checkout: () => import('./page/checkout.ts'),
  express: () => import('./page/express.ts'),
  currency: () => import('./page/currency.ts'),
  order: () => import('./page/order.ts'),
  lookup: () => import('./page/lookup.ts'),
  orders: () => import('./page/orders.ts'),
  device: () => import('./page/device.ts'),
  favourites: () => import('./page/favourites.ts'),
  player: () => import('./page/player.ts'),
  schedule: () => import('./page/schedule.ts'),
  information: () => import('./page/information.ts'),
  reviews: () => import('./page/reviews.ts'),
  contact: () => import('./page/contact.ts'),
  build: () => import('./page/build.ts'),
  subscription: () => import('./page/subscription.ts'),
  error: () => import('./page/error.ts'),
  ...(import.meta.env.DEV && {
    gallery: () => import('./page/gallery.ts'),
    cards: () => import('./page/cards.ts'),
  }),
} satisfies Partial<Record<PageName, () => Promise<PageModule>>>;

/** Pages whose controls are used at once; the others are read first, and their code is loaded later. */
const INTERACTIVE: readonly (PageName | null)[] = ['product', 'cart', 'edit', 'error'];

/** Pages on which nothing changes before the visitor does something: their code waits for that. */
const AT_REST: readonly PageName[] = ['home', 'category', 'search', 'information', 'reviews', 'player'];

const opened = new Map<PageName, PageModule>();
const waiting = new Map<PageName, Promise<PageModule>>();

/** @throws CodeMissing */
export async function openPage(name: PageName): Promise<PageModule> {
  // No route of production leads to a page that is in development only.
  const page = opened.get(name) ?? (await fetchCode<PageModule>((pages as Required<typeof pages>)[name]));
  opened.set(name, page);
  return page;
}

/**
 * The data of the page's loader; null without one. In the browser only a page that is not in the document is loaded: it
 * is shown complete, with the parts whose code is loaded later on a first visit.
 *
 * @throws CodeMissing, and what the loader throws
 */
export async function loadPage(name: PageName, args: LoaderFunctionArgs): Promise<unknown> {
  const { loader } = await openPage(name);
  const [loaded = null] = await Promise.all([loader?.(args, undefined), import.meta.env.SSR || openEveryPart()]);
  return loaded;
}

/** The action of the page's form, if it has one. @throws CodeMissing */
export async function openAction(name: PageName): Promise<ActionFunction | undefined> {
  const { action, openAction: open } = await openPage(name);
  return open ? fetchCode(open) : action;
}

/** The server loads every page at start; the browser each page when it is needed. */
export async function openEveryPage(): Promise<void> {
  await Promise.all(Object.keys(pages).map((name) => openPage(name as PageName)));
}

/** Undefined while the page's chunk is not loaded. */
export function openedPage(name: PageName): PageModule | undefined {
  return opened.get(name);
}

/** The same promise for every call, as React's `use` wants it. */
export function openLater(name: PageName): Promise<PageModule> {
  const known = waiting.get(name);
  if (known) return known;
  const page = (AT_REST.includes(name) ? whenTouched() : whenIdle()).then(() => awaitCode(() => openPage(name)));
  waiting.set(name, page);
  return page;
}

/** Whether a document's page is hydrated at once. */
export function isInteractive(page: PageName | null): boolean {
  return INTERACTIVE.includes(page);
}

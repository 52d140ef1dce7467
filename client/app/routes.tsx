import type { ActionFunctionArgs, RouteObject } from 'react-router-dom';
import { catalogueRoute } from './catalogue-route.tsx';
import { developmentRoutes } from './development-routes.ts';
import { Document, DocumentWithoutSite } from './document/Document.tsx';
import { informationSlugs, pageOf } from './information-slugs.ts';
import { homeRedirect, languageLoader } from './language-loader.ts';
import { pageRoute } from './page-route.tsx';
import { RouteError } from './error/RouteError.tsx';
import { LOCALE } from '#client/site/paths.ts';
import { siteLoader } from './site-loader.ts';
import { SITE_ROUTE } from '#client/site/site.ts';

/** Addresses that only redirect are the server's; the browser requests them from it. */
const onServer = import.meta.env.SSR;

/** Every address of the shop. Pages opened before this is called need no further fetch. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: SITE_ROUTE,
      path: '/',
      loader: siteLoader,
      shouldRevalidate: () => false,
      Component: Document,
      ErrorBoundary: DocumentWithoutSite,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, ...(onServer && { loader: homeRedirect }) },
            {
              path: LOCALE,
              caseSensitive: true,
              children: pageRoutes(),
            },
            ...(import.meta.env.DEV ? developmentRoutes() : []),
            { path: '*', ...(onServer && { loader: languageLoader }) },
          ],
        },
      ],
    },
  ];
}

/** Below the language. */
function pageRoutes(): RouteObject[] {
  return [
    pageRoute('home', { index: true }),
    pageRoute('cart', { path: 'checkout/cart', personal: true }),
    pageRoute('edit', { path: 'checkout/cart/:line', personal: true }),
    pageRoute('checkout', { path: 'checkout', personal: true }),
    pageRoute('express', { path: 'checkout/express', personal: true }),
    pageRoute('shared-cart', { path: 'open-cart', personal: true }),
    pageRoute('lookup', { path: 'order', personal: true }),
    pageRoute('orders', { path: 'orders/:token', personal: true }),
    pageRoute('device', { path: 'device', personal: true }),
    pageRoute('favourites', { path: 'favourites' }),
    pageRoute('player', { path: 'player/:slug' }),
    pageRoute('order', { path: 'order/:token', personal: true }),
    pageRoute('subscription', { id: 'subscribe', path: 'subscribe', personal: true }),
    pageRoute('subscription', { path: 'subscription-confirmed', personal: true }),
    pageRoute('subscription', { id: 'alert', path: 'alert/:token?', personal: true }),
    pageRoute('search', { path: 'search/*' }),
    pageRoute('schedule', { path: 'schedule' }),
    { path: 'currency', ...(onServer && { loader: homeRedirect, action: currencyAction }) },
    pageRoute('currency', { path: 'currency/:to/:from', personal: true }),
    pageRoute('product', { path: 'product/:slug' }),
    ...informationSlugs.map((slug) => pageRoute(pageOf(slug), { id: slug, path: slug })),
    catalogueRoute(),
  ];
}

async function currencyAction(args: ActionFunctionArgs): Promise<Response> {
  return (await import('#client/session/change/currency-action.ts')).currencyAction(args);
}

import type { createBrowserRouter } from 'react-router-dom';
import { LOCALE } from '#client/site/paths.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The page link an event happened in; links to files, other sites and other windows are the browser's. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  return isPage(link.pathname) ? link : undefined;
}

export function isPage(pathname: string): boolean {
  return pathname === `/${LOCALE}` || pathname.startsWith(`/${LOCALE}/`);
}

import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { handleOf } from '#client/app/page-route.tsx';
import { queryBrowser } from '#client/data/query-browser.ts';
import { linkOf, type Router } from './link-of.ts';

declare global {
  interface Navigator {
    /** Only Chromium implements it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

// Also needed on the visitor's first input, so it is in the same chunk.
export { showFocusWhole } from './show-focus.ts';

const INTENT_MS = 80;

/** A pointer that rests on a link, or a link that gets the focus, is likely to be followed by a click. */
export function prepareOnIntent(router: Router): void {
  if (savesData()) return;
  const prepared = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (!link || prepared.has(link.href) || link.pathname === location.pathname) return;
      timer = setTimeout(() => {
        prepared.add(link.href);
        prefetch(router, link.href);
      }, INTENT_MS);
    });
  }
}

/** Whether the visitor has asked the browser to save data: then nothing is prefetched. */
function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Runs the loaders behind a link, which fills the browser's cache; the click then needs no request. */
function prefetch(router: Router, href: string): void {
  const shown = new Set(router.state.matches.map((match) => match.route.id));
  const context = new RouterContextProvider();
  context.set(loadContext, queryBrowser);
  const url = new URL(href);
  const request = new Request(href);
  for (const match of matchRoutes(router.routes, url) ?? []) {
    const { route, params } = match;
    // A route with `shouldRevalidate` keeps its data when only its parameters change.
    const isNew = !shown.has(route.id) || (Object.keys(params).length > 0 && !route.shouldRevalidate);
    if (!isNew || handleOf(route)?.personal) continue;
    void runLoader(route, { request, params, context, url, pattern: route.path ?? '' });
  }
}

type Route = NonNullable<ReturnType<typeof matchRoutes>>[number]['route'];
type LoaderInput = Parameters<Extract<NonNullable<Route['loader']>, (...input: never[]) => unknown>>[0];

async function runLoader({ loader }: Route, input: LoaderInput): Promise<void> {
  if (typeof loader !== 'function') return;
  // An error of the target is shown when the visitor navigates there.
  await Promise.resolve(loader(input, undefined)).catch(() => undefined);
}

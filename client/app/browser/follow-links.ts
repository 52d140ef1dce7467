import { matchRoutes, RouterContextProvider, type createBrowserRouter } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import type { PageHandle } from '#client/app/page-route.tsx';
import { LOCALE } from '#client/app/paths.ts';
import { openAction } from '#client/app/pages.ts';
import { isCodeMissing } from '#client/ui/fetch-code.ts';
import { STAY } from '#client/ui/stay.ts';
import { isSubmittedNatively, submitNatively } from '#client/ui/submit-natively.ts';
import { browserLoad } from './browser-load.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const INTENT_MS = 80;

/** Turns plain links and forms into navigation without a document load, and prepares where a link leads. */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0 || isBrowsersOwn()) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { pathname, search, hash } = link;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    void router.navigate(pathname + search + hash, { state: stateOf(link) });
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (isSubmittedNatively() || isBrowsersOwn()) return;
    submit(router, event.target, event);
  });
  prepareOnIntent(router);
}

/** Where code is missing the browser navigates by itself; offline it would only leave the shop. */
function isBrowsersOwn(): boolean {
  return isCodeMissing() && navigator.onLine;
}

/** A pointer that rests on a link, or focus that comes to it, is likely to be followed by a click. */
function prepareOnIntent(router: Router): void {
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

/** The page link an event happened in; links to files, other sites and other windows are the browser's. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  return isPage(link.pathname) ? link : undefined;
}

function isPage(pathname: string): boolean {
  return pathname === `/${LOCALE}` || pathname.startsWith(`/${LOCALE}/`);
}

function submit(router: Router, form: HTMLFormElement, event: SubmitEvent): void {
  const { submitter } = event;
  // `form.action` may be an input of that name; the attribute is the address.
  const action = new URL(
    submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href,
    location.href,
  );
  if (action.origin !== location.origin || !isPage(action.pathname)) return;
  const isPost = form.method === 'post';
  // An address that only ever leads elsewhere is the server's: no route here could act on what is sent to it.
  const route = matchRoutes(router.routes, action)?.at(-1)?.route;
  if (isPost && !route?.action) return;
  event.preventDefault();
  const formData = new FormData(form, submitter);
  if (isPost) {
    const handle = route?.handle as PageHandle | undefined;
    void openAction(handle?.page ?? 'product').then(
      () => router.navigate(action.pathname + action.search, { formMethod: 'post', formData }),
      () => submitNatively(form, submitter),
    );
  } else {
    const query = new URLSearchParams([...formData].map(([name, value]) => [name, String(value)]));
    void router.navigate(`${action.pathname}?${query}`, { state: stateOf(form) });
  }
}

/** Whether the visitor stays where he is on the page, as at another view of the same list. */
function stateOf({ dataset }: HTMLElement): typeof STAY | null {
  return dataset['stay'] === undefined ? null : STAY;
}

/** Runs the loaders behind a link, which fills the browser's cache; the click then needs no request. */
function prefetch(router: Router, href: string): void {
  const shown = new Set(router.state.matches.map((match) => match.route.id));
  const context = new RouterContextProvider();
  context.set(loadContext, browserLoad);
  const url = new URL(href);
  const request = new Request(href);
  for (const match of matchRoutes(router.routes, url) ?? []) {
    const { route, params } = match;
    const isNew = !shown.has(route.id) || Object.keys(params).length > 0;
    if (!isNew || (route.handle as PageHandle | undefined)?.personal) continue;
    void runLoader(route, { request, params, context, url, pattern: route.path ?? '' });
  }
}

type Route = NonNullable<ReturnType<typeof matchRoutes>>[number]['route'];
type LoaderInput = Parameters<Extract<NonNullable<Route['loader']>, (...input: never[]) => unknown>>[0];

async function runLoader({ loader }: Route, input: LoaderInput): Promise<void> {
  if (typeof loader !== 'function') return;
  // What is wrong with the target is told when the visitor goes there.
  await Promise.resolve(loader(input, undefined)).catch(() => undefined);
}

import { matchRoutes } from 'react-router-dom';
import { handleOf } from '#client/app/page-route.tsx';
import { openAction } from '#client/app/pages.ts';
import { fetchCode, isCodeMissing } from '#client/ui/hydration/fetch-code.ts';
import { STAY } from '#client/ui/hydration/stay.ts';
import { whenPainted } from '#client/ui/hydration/when-painted.ts';
import { whenTouched } from '#client/ui/hydration/when-touched.ts';
import { isSubmittedNatively, submitNatively } from '#client/ui/hydration/submit-natively.ts';
import { isPage, linkOf, type Router } from './link-of.ts';

/**
 * Turns plain links and forms into navigation without a document load, and prepares where a link leads. The router
 * begins after the next frame: its work would hold up what the browser shows of the press.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0 || isBrowsersOwn()) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { pathname, search, hash } = link;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    const state = stateOf(link);
    void whenPainted().then(() => router.navigate(pathname + search + hash, { state }));
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    // A form with a target is left to the browser: no script of ours reads its response.
    if (isSubmittedNatively() || isBrowsersOwn() || event.target.target) return;
    submit(router, event.target, event);
  });
  void whenTouched().then(() =>
    fetchCode(() => import('./prepare-links.ts')).then(
      ({ prepareOnIntent, showFocusWhole }) => {
        prepareOnIntent(router);
        showFocusWhole();
      },
      // If preparing fails, the link itself still works.
      () => undefined,
    ),
  );
}

/** Where code is missing the browser navigates by itself; offline it would only leave the shop. */
function isBrowsersOwn(): boolean {
  return isCodeMissing() && navigator.onLine;
}

function submit(router: Router, form: HTMLFormElement, event: SubmitEvent): void {
  const { submitter } = event;
  // `form.action` may be an input with that name; the attribute is the address.
  const action = new URL(
    submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href,
    location.href,
  );
  if (action.origin !== location.origin || !isPage(action.pathname)) return;
  const isPost = form.method === 'post';
  // Only the server has the routes that redirect: no route here could act on what is sent to them.
  const route = matchRoutes(router.routes, action)?.at(-1)?.route;
  if (isPost && !route?.action) return;
  event.preventDefault();
  const formData = new FormData(form, submitter);
  if (isPost) {
    void Promise.all([openAction(handleOf(route)?.page ?? 'product'), whenPainted()]).then(
      () => router.navigate(action.pathname + action.search, { formMethod: 'post', formData }),
      () => submitNatively(form, submitter),
    );
  } else {
    const query = new URLSearchParams([...formData].map(([name, value]) => [name, String(value)]));
    const state = stateOf(form);
    void whenPainted().then(() => router.navigate(`${action.pathname}?${query}`, { state }));
  }
}

/** Whether the scroll position is kept, as for another view of the same list. */
function stateOf({ dataset }: HTMLElement): typeof STAY | null {
  return dataset['stay'] === undefined ? null : STAY;
}

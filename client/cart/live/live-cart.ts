import { queryBrowser, forgetCart } from '#client/data/query-browser.ts';
import { cartPath, checkoutPath, expressPath } from '#client/site/paths.ts';
import { readChange, type Change } from '#client/cart/change/read-change.ts';
import { sendChange } from '#client/cart/change/send-change.ts';
import { sendOnce } from '#client/cart/send-once.ts';
import { hearTabs } from '#client/cart/page/tabs.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { CartPage_CartFragmentDoc, CartPageDocument } from '#client/generated/graphql.ts';
import { createCartQueue } from './cart-queue.ts';

/** One per document: pending changes continue when the page is left. */
export const liveCart = createCartQueue({
  send: (change) => sendOnce((idempotencyKey) => sendChange(queryBrowser, change, idempotencyKey)),
  async read() {
    await forgetCart();
    return readFragment(CartPage_CartFragmentDoc, (await queryBrowser(CartPageDocument, {})).cart);
  },
});

/** Handles the page's forms, and keeps it in sync with other tabs. Returns a function that stops this. */
export function attach(page: HTMLElement, go: (path: string) => void): () => void {
  const leave = new AbortController();
  page.addEventListener('submit', submitted, leave);
  page.addEventListener('click', (event) => waitForChanges(event, go), leave);
  window.addEventListener('pagehide', () => liveCart.unanswered().forEach(sendUnseen), leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && liveCart.readAnew(), leave);
  const stop = hearTabs(() => liveCart.readAnew());
  return () => {
    leave.abort();
    stop();
  };
}

// On the page's own element: React's listener is on the document, where the page's navigation listens too.
function submitted(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== cartPath()) return;
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  const change = readChange(new FormData(form, button));
  if (!change) return;
  event.preventDefault();
  if ('issue' in change) liveCart.refuse(change.line, change.issue);
  else liveCart.change(change);
}

/** No payment may open while changes of the visitor are pending. */
function waitForChanges(event: MouseEvent, go: (path: string) => void): void {
  const path = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  if (path !== checkoutPath() && path !== expressPath()) return;
  if (liveCart.unanswered().length === 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void liveCart.settled().then((ok) => (ok ? go(path) : requestAnimationFrame(showError)));
}

/** The error may be far up the page, and the press would seem to do nothing. */
function showError(): void {
  document.querySelector('main [role="alert"]')?.scrollIntoView({ block: 'center' });
}

/** A form as it is sent without script; sending the same again does no harm. */
function sendUnseen(change: Change): void {
  const { version: _, ...fields } = { version: undefined, ...change };
  const form = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  navigator.sendBeacon(cartPath(), new URLSearchParams(form));
}

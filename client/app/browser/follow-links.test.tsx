import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const action = vi.fn(() => null);

beforeAll(() => {
  const routes = [{ path: '/en-us/checkout/cart', action }, { path: '/en-us/currency' }];
  followLinks(createMemoryRouter(routes, { initialEntries: ['/en-us/checkout/cart'] }));
});

test('a form with a client-side action is submitted without a document load', async () => {
  expect(send('/en-us/checkout/cart')).toBe('by the page');
  // The page's code is fetched first, which takes a while where much else runs.
  await vi.waitFor(() => expect(action).toHaveBeenCalled(), 30_000);
});

test('a form with a server-only action is submitted by the browser', () => {
  expect(send('/en-us/currency')).toBe('by the browser');
});

/** By whom a form is sent; a browser of tests sends none itself. */
function send(address: string): string {
  document.body.innerHTML = `<form method="post" action="${address}"><button>Send</button></form>`;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  return event.defaultPrevented ? 'by the page' : 'by the browser';
}

import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { CartCountDocument } from '#client/generated/graphql.ts';
import { announceCartCount } from './cart-count.ts';

/** After the shop itself has changed the cart, as a payment does. The answer brings the cookie up to date. */
export async function refreshCartCount(): Promise<void> {
  try {
    announceCartCount((await queryBrowser(CartCountDocument, {})).cart.lines.length);
  } catch (error) {
    // The count is only a hint; the cart page tells the truth.
    if (!(error instanceof LoadError)) throw error;
  }
}

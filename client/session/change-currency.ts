import { cancelRequests } from '#client/data/own-fetch.ts';
import type { Currency } from '#client/generated/graphql.ts';
import { currencyCookie } from './currency.ts';

/**
 * Loads the page again in another currency: every price on it is another one. What a first visitor's page asks
 * without a cookie is answered with one of the country's currency, which must not come after the choice.
 */
export function changeCurrency(to: Currency): void {
  cancelRequests();
  document.cookie = currencyCookie(to);
  location.reload();
}

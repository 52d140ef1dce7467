import { cancelRequests } from '#client/data/own-fetch.ts';
import type { Currency } from '#client/generated/graphql.ts';
import { keepForm } from '#client/session/kept-form.ts';
import { lastingCookie } from '#client/session/lasting-cookie.ts';

/**
 * Reloads the page in another currency, as every price changes. Pending requests are canceled: a response without the
 * cookie would set the currency of the visitor's country after the choice.
 */
export function changeCurrency(to: Currency): void {
  cancelRequests();
  document.cookie = lastingCookie('currency', to, location.href);
  keepForm();
  location.reload();
}

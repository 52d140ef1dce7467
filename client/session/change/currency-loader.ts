import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { cartPath, checkoutPath } from '#client/site/paths.ts';
import { CurrencyTotalsDocument } from '#client/generated/graphql.ts';
import { CURRENCIES } from '#client/session/currency.ts';
import { lastingCookie } from '#client/session/lasting-cookie.ts';

/** The price of the cart now and in another currency; if it does not change, this redirects at once. */
export async function currencyLoader({ params, request, context }: LoaderFunctionArgs) {
  const back = params['from'] === 'checkout' ? checkoutPath() : cartPath();
  const to = CURRENCIES.find(({ code }) => code === params['to']);
  if (!to) throw redirect(back);
  const { cart } = await context.get(loadContext)(CurrencyTotalsDocument, { currency: to.code });
  if (cart.count === 0 || cart.total.currency === to.code) {
    throw redirect(back, { headers: { 'Set-Cookie': lastingCookie('currency', to.code, request.url) } });
  }
  return { before: cart.total, after: cart.totalIn, back };
}

export type CurrencyData = Awaited<ReturnType<typeof currencyLoader>>;

export function meta() {
  return {
    title: 'Change the currency',
    description: 'What the cart costs in the other currency.',
    robots: 'noindex',
  };
}

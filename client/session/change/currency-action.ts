import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { currencyPath, homePath, LOCALE } from '#client/site/paths.ts';
import { CurrencyTotalsDocument } from '#client/generated/graphql.ts';
import { CURRENCIES, pageWithTotal } from '#client/session/currency.ts';
import { lastingCookie } from '#client/session/lasting-cookie.ts';

/**
 * Without script: stores the chosen currency and redirects to the page it was chosen on, or first to the new total if
 * that page shows one. An unknown currency changes nothing.
 */
export async function currencyAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const chosen = CURRENCIES.find(({ code }) => code === form.get('currency'));
  const back = ownPath(form.get('back'));
  const page = pageWithTotal(back);
  if (chosen && page && form.get('confirmed') !== '1') {
    const { cart } = await context.get(loadContext)(CurrencyTotalsDocument, { currency: chosen.code });
    if (cart.count > 0 && cart.total.currency !== chosen.code) return redirect(currencyPath(chosen.code, page), 303);
  }
  const headers: HeadersInit = chosen ? { 'Set-Cookie': lastingCookie('currency', chosen.code, request.url) } : {};
  return redirect(back, { status: 303, headers });
}

/** A page of this shop; anything else becomes the home page. */
export function ownPath(back: FormDataEntryValue | null): string {
  const isOwn =
    typeof back === 'string' &&
    (back === `/${LOCALE}` || /^\/en-us[/?][\x21-\x7e]*$/.test(back)) &&
    !back.includes('\\');
  return isOwn ? back : homePath();
}

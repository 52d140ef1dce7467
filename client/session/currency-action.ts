import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { homePath, LOCALE } from '#client/app/paths.ts';
import { CURRENCIES, currencyCookie } from './currency.ts';

/** Without script: keeps the chosen currency and goes back to the page it was chosen on. An unknown one changes nothing. */
export async function currencyAction({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const chosen = CURRENCIES.find(({ code }) => code === form.get('currency'));
  const headers: HeadersInit = chosen ? { 'Set-Cookie': currencyCookie(chosen.code) } : {};
  return redirect(ownPath(form.get('back')), { status: 303, headers });
}

/** Only a page of this shop; anything else becomes the home page. */
export function ownPath(back: FormDataEntryValue | null): string {
  const isOwn =
    typeof back === 'string' && (back === `/${LOCALE}` || /^\/en-us[/?]/.test(back)) && !back.includes('\\');
  return isOwn ? back : homePath();
}

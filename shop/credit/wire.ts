import { formatMinor, minorDecimal } from '#shop/money/currency.ts';
import type { KnownCredit } from './store.ts';

export function storeCreditData({ code, currency, balance_minor, expires_at, is_stopped }: KnownCredit) {
  return {
    code,
    balance_decimal: minorDecimal(balance_minor),
    balance_formated: formatMinor(balance_minor, currency),
    currency_code: currency,
    expires_at: expires_at.toISOString(),
    is_blocked: is_stopped,
  };
}

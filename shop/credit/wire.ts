import { formatMinor, minorDecimal } from '#shop/money/currency.ts';
import type { Credit } from './store.ts';

export function storeCreditData({ code, currency, balance_minor, expires_at, blocked_at }: Credit) {
  return {
    code,
    balance_decimal: minorDecimal(balance_minor),
    balance_formated: formatMinor(balance_minor, currency),
    currency_code: currency,
    expires_at: expires_at.toISOString(),
    is_blocked: blocked_at !== null,
  };
}

import type { Currency } from '#shop/money/currency.ts';

export type Place = { country_code: string; currency: Currency; language: 'en-us'; region: 'us' | 'eu' };

const DEFAULT_COUNTRY = 'US';

const EU_COUNTRIES = new Set(
  (
    'DE FR AE RU TR ES IT PT NL BE LU IE AT CH DK SE NO FI IS PL CZ SK HU RO BG GR HR SI RS BA MK AL ' +
    'EE LV LT UA MD MT CY IL SA QA ZA KZ'
  ).split(' '),
);

/**
 * The region and currency for a country. Every country that is neither Great
 * Britain nor of region eu is region us, known or not.
 *
 * @param country two letters; anything else is no country.
 */
export function placeOf(country: string | undefined): Place {
  const code = /^[A-Z]{2}$/i.test(country ?? '') ? (country ?? '').toUpperCase() : DEFAULT_COUNTRY;
  const language = 'en-us' as const;
  if (code === 'GB') return { country_code: code, currency: 'GBP', language, region: 'eu' };
  if (EU_COUNTRIES.has(code)) return { country_code: code, currency: 'EUR', language, region: 'eu' };
  return { country_code: code, currency: 'USD', language, region: 'us' };
}

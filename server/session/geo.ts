import { CURRENCIES } from '#schema/currencies.ts';

export type Currency = (typeof CURRENCIES)[number];
export type Region = 'us' | 'eu';

const DEFAULT_COUNTRY = 'US';

const EU_COUNTRIES = new Set(
  (
    'DE FR AE RU TR ES IT PT NL BE LU IE AT CH DK SE NO FI IS PL CZ SK HU RO BG GR HR SI RS BA MK AL ' +
    'EE LV LT UA MD MT CY IL SA QA ZA KZ'
  ).split(' '),
);

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((code) => code === value);
}

/** Two letters as a CDN sends them; null for anything else. */
export function namedCountry(header: string | string[] | undefined): string | null {
  const country = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

/** The default for prices and regions too. */
export function countryOf(header: string | string[] | undefined): string {
  return namedCountry(header) ?? DEFAULT_COUNTRY;
}

/** The countries of region us need no list: every country that is not region eu is region us. */
export function regionOf(country: string): Region {
  return country === 'GB' || EU_COUNTRIES.has(country) ? 'eu' : 'us';
}

export function currencyOf(country: string): Currency {
  if (country === 'GB') return 'GBP';
  return EU_COUNTRIES.has(country) ? 'EUR' : 'USD';
}

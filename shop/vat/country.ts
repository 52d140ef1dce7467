import { COUNTRY_CODES } from '#catalog/country-codes.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country, by its name. */
export const COUNTRIES = COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).toSorted((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

export function isCountry(code: string): boolean {
  return COUNTRY_CODES.includes(code);
}

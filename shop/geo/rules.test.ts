import { expect, test } from 'vitest';
import { placeOf } from './rules.ts';

test('Great Britain pays in pounds and is region eu', () => {
  expect(placeOf('GB')).toEqual({ country_code: 'GB', currency: 'GBP', language: 'en-us', region: 'eu' });
});

test.each(['DE', 'FR', 'AE', 'RU', 'TR', 'KZ'])('%s is region eu and pays in euros', (country) => {
  expect(placeOf(country)).toMatchObject({ country_code: country, currency: 'EUR', region: 'eu' });
});

test.each(['US', 'CA', 'MX', 'AU', 'JP', 'BR', 'ZZ', 'XX'])('%s is region us and pays in dollars', (country) => {
  expect(placeOf(country)).toMatchObject({ country_code: country, currency: 'USD', region: 'us' });
});

test('country codes are case-insensitive', () => {
  expect(placeOf('de').country_code).toBe('DE');
});

test.each([undefined, '', 'U', 'USA', '12', 'T1', 'ü!'])(
  '"%s" is not a valid country and falls back to the United States',
  (text) => {
    expect(placeOf(text).country_code).toBe('US');
  },
);

test('region eu has 44 countries besides Great Britain', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter((code) => placeOf(code).currency === 'EUR')).toHaveLength(44);
});

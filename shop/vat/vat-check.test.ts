import { expect, test } from 'vitest';
import { isVatId, plainVatId } from './vat-id.ts';

/** Numbers of companies and authorities that publish them. */
const GOOD: [string, string][] = [
  ['AT', 'ATU13585627'],
  ['BE', 'BE0403019261'],
  ['BG', 'BG175074752'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['ES', 'ESA13585625'],
  ['ES', 'ES54362315K'],
  ['ES', 'ESX2482300W'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IE', 'IE6433435OA'],
  ['IT', 'IT00743110157'],
  ['LT', 'LT119511515'],
  ['LU', 'LU15027442'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['RO', 'RO18547290'],
  ['SE', 'SE123456789701'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
];

test.each(GOOD)('for %s, %s is a valid VAT ID, and invalid with one digit changed', (country, id) => {
  expect(isVatId(plainVatId(id), country)).toBe(true);
  // The first digit behind the prefix: every rule counts it.
  const at = /\d(?=\d*)/.exec(id.slice(country === 'FR' ? 4 : 3))?.index ?? 0;
  const place = at + (country === 'FR' ? 4 : 3);
  const changed = id.slice(0, place) + String((Number(id[place]) + 1) % 10) + id.slice(place + 1);
  expect([changed, isVatId(changed, country)]).toEqual([changed, false]);
});

test.each([
  ['CZ', 'CZ7103192745'],
  ['BG', 'BG7523169263'],
  ['FR', 'FRK7399859412'],
  ['IE', 'IE8D79739I'],
  ['LT', 'LT100001919017'],
  ['LV', 'LV40003009497'],
  ['NL', 'NL000099998B57'],
  ['CH', 'CHE123456789'],
  ['US', '123456789'],
])('for %s, %s is accepted by its format alone', (country, id) => {
  expect(isVatId(id, country)).toBe(true);
});

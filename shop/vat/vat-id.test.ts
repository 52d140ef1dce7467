import { expect, test } from 'vitest';
import { euCountriesOf, hasVatIdForm, plainVatId } from './vat-id.ts';

test.each([
  ['AT', 'ATU12345678', 'AT12345678'],
  ['DE', 'de 123 456 789', 'DE12345678'],
  ['ES', 'ESX1234567R', 'ES12345678'],
  ['FR', 'FR-AB-123456789', 'FRIO123456789'],
  ['GB', 'GB 123 4567 89', 'DE123456789'],
  ['GR', 'EL123456789', 'GR123456789'],
  ['IE', 'IE1234567FA', 'IE123456'],
  ['NL', 'NL123456789B01', 'NL123456789'],
  ['CH', 'CHE-123.456.789 MWST', 'CH123456789'],
  ['US', '12-3456789', 'x'],
])('for %s, %s has a valid VAT ID format, and %s does not', (country, good, bad) => {
  expect(hasVatIdForm(plainVatId(good), country)).toBe(true);
  for (const wrong of [bad, `${good}${'0'.repeat(16)}`, `<b>${good}`, '']) {
    expect([wrong, hasVatIdForm(plainVatId(wrong), country)]).toEqual([wrong, false]);
  }
});

test('the EU countries of a seller are read from its VAT IDs', () => {
  expect(euCountriesOf(['EL123456789', 'GB123456789'])).toEqual(['GR']);
  expect(euCountriesOf(['GB123456789'])).toEqual([]);
});

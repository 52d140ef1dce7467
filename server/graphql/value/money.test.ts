import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  ['58.4', '58.40', '$58.40', 5_840],
  ['58', '58.00', '$58.00', 5_800],
  ['1202.00', '1202.00', '$1,202.00', 120_200],
  ['-4.00', '-4.00', '-$4.00', -400],
  ['-0.5', '-0.50', '-$0.50', -50],
  ['0.012300', '0.0123', '$0.0123', null],
  ['12.300000', '12.30', '$12.30', 1_230],
  ['90071992547409.93', '90071992547409.93', '$90,071,992,547,409.93', null],
])('%s becomes amount %s, formatted %s, minor units %d', (decimal, amount, formatted, minor) => {
  expect(money(decimal, 'USD')).toEqual({ amount, currency: 'USD', formatted, minor });
});

test('each currency is formatted with its symbol', () => {
  expect([money('1', 'EUR').formatted, money('1', 'GBP').formatted]).toEqual(['€1.00', '£1.00']);
});

import { describe, expect, test } from 'vitest';
import { readRate, SAME_CURRENCY } from '#shop/money/currency.ts';
import { type Choice, configure, readOptions } from './configure.ts';
import { offer, option, value } from '#tests/support/catalog/offer.ts';
import type { Offer } from './offer.ts';
import { quote } from './quote.ts';

const difficulty = option({
  id: 1,
  name: 'Difficulty',
  type: 'radio',
  required: true,
  values: [value(11, 'Normal', 0), value(12, 'Heroic', 10_000_000)],
});
const extras = option({
  id: 2,
  name: 'Extras',
  type: 'checkbox',
  values: [value(21, 'Stream', 4_000_000), value(22, 'Own gear', -3_000_000)],
});
const battletag = option({ id: 3, name: 'BattleTag', type: 'text', required: true, format: 'battletag' });
const note = option({ id: 4, name: 'Note', type: 'textarea' });
const start = option({ id: 5, name: 'Start', type: 'date' });
const raid = offer({
  id: 7,
  name: 'Raid',
  priceMicros: 34_900_000,
  special: { priceMicros: 31_400_000, from: null, until: null },
  options: [difficulty, extras, battletag, note, start],
});
const coins = {
  minimum: 1_000,
  maximum: 100_000,
  step: 500,
  per: 1,
  unit: '',
  tiers: [
    { quantity: 1_000, priceMicros: 12_300 },
    { quantity: 10_000, priceMicros: 10_100 },
  ],
  eta: null,
};
const discounts = [
  { quantity: 10, priceMicros: 1_800_000 },
  { quantity: 100, priceMicros: 1_555_000 },
];
const now = new Date('2026-05-01T12:00:00Z');
const dollars = { rate: SAME_CURRENCY, now };
const complete = { '1': 12, '3': 'Zoë#12345' };

const NO_ISSUES = { addIssue: () => expect.unreachable() };

function errorsOf(sent: unknown) {
  const configured = configure(raid, readOptions(sent, NO_ISSUES));
  return configured.ok ? [] : configured.errors;
}

function choicesOf(offer: Offer, sent: unknown): Choice[] {
  const configured = configure(offer, readOptions(sent, NO_ISSUES));
  if (!configured.ok) throw new Error(configured.errors[0]?.message);
  return configured.choices;
}

describe('a configuration', () => {
  test('reports every missing required option, in the order of the form', () => {
    expect(errorsOf({})).toEqual([
      { field: '1', code: 'required', message: 'Difficulty required!' },
      { field: '3', code: 'required', message: 'BattleTag required!' },
    ]);
  });

  test.each(['', '  ', 0, '0', null, false, [], ['']])('treats %j as a missing value', (empty) => {
    expect(errorsOf({ ...complete, '1': empty })).toMatchObject([{ field: '1', code: 'required' }]);
  });

  test('rejects an option of another product', () => {
    expect(errorsOf({ ...complete, '99': 1 })).toEqual([
      { field: '99', code: 'unknown_option', message: 'Unknown option 99' },
    ]);
  });

  test.each([21, '11x', [11, 21], { id: 11 }, 1.5])('rejects %j as the value of a radio', (value) => {
    expect(errorsOf({ ...complete, '1': value })).toEqual([
      { field: '1', code: 'invalid_field', message: 'Difficulty is not a valid input!' },
    ]);
  });

  test.each([[[21, 11]], [[12, '11']], [['11', '']]])('of %j, the last counts as the value of a radio', (value) => {
    expect(choicesOf(raid, { ...complete, '1': value })[0]?.values.map(({ id }) => id)).toEqual([11]);
  });

  test('accepts a checkbox as a list or a single value, deduplicated and in a fixed order', () => {
    const picked = (value: unknown) => choicesOf(raid, { ...complete, '2': value })[1]?.values.map(({ id }) => id);
    expect(picked(21)).toEqual([21]);
    expect(picked(['22', 21, '21'])).toEqual([21, 22]);
    expect(errorsOf({ ...complete, '2': [21, 11] })).toMatchObject([{ field: '2', code: 'invalid_field' }]);
  });

  test.each(['ab', 'a#1', 'ab#', 'abcdefghijklm#1', 'a b#1', '#123', 'ab#1x'])('rejects %j as a BattleTag', (tag) => {
    expect(errorsOf({ ...complete, '3': tag })).toEqual([
      { field: '3', code: 'invalid_field', message: 'Format is SomeNickname88#12345' },
    ]);
  });

  test.each(['ab#1', 'SomeNickname#12345', 'Игрок_88#1', '勇者#12345'])('accepts %j as a BattleTag', (tag) => {
    expect(errorsOf({ ...complete, '3': tag })).toEqual([]);
  });

  test('accepts a note of at most 5000 characters, and rejects control characters', () => {
    expect(errorsOf({ ...complete, '4': '😀'.repeat(5000) })).toEqual([]);
    expect(errorsOf({ ...complete, '4': 'x'.repeat(5001) })).toMatchObject([{ field: '4', code: 'invalid_field' }]);
    expect(errorsOf({ ...complete, '4': 'two\nlines' })).toEqual([]);
    expect(errorsOf({ ...complete, '4': 'nul\u0000' })).toMatchObject([{ message: 'Invalid characters in Note' }]);
  });

  test.each(['2026-02-30', '26-01-01', 'tomorrow', '2026-1-1'])('rejects %j as a date', (date) => {
    expect(errorsOf({ ...complete, '5': date })).toMatchObject([{ field: '5', code: 'invalid_field' }]);
  });

  test('treats __proto__ as an unknown option', () => {
    expect(errorsOf(JSON.parse('{"__proto__": {"1": 12}}'))).toMatchObject([
      { field: '1' },
      { field: '3' },
      { code: 'unknown_option' },
    ]);
  });
});

describe('a quote', () => {
  test('itemises base price, choices and special offer', () => {
    const choices = choicesOf(raid, { ...complete, '2': [21, 22] });
    expect(quote(raid, choices, 2, dollars)).toMatchObject({
      quantity: 2,
      unitMicros: 42_400_000,
      totalMinor: 8480,
      totalBeforeMinor: 9180,
      lines: [
        { label: 'Raid', amountMinor: 6980 },
        { label: 'Heroic', amountMinor: 2000 },
        { label: 'Stream', amountMinor: 800 },
        { label: 'Own gear', amountMinor: -600 },
        { label: 'BattleTag', amountMinor: 0 },
        { label: 'Special offer', amountMinor: -700 },
      ],
    });
  });

  test('rounds prices finer than a cent once, after multiplication by the quantity', () => {
    const gold: Offer = { ...raid, priceMicros: 12_345, special: null, maximum: 1_000_000_000, options: [] };
    expect(quote(gold, [], 1, dollars)).toMatchObject({ unitMicros: 12_345, totalMinor: 1 });
    expect(quote(gold, [], 1_000_000_000, dollars).totalMinor).toBe(1_234_500_000);
    expect(quote(gold, [], 1_000_000_000, { rate: readRate('0.92'), now }).totalMinor).toBe(1_135_700_000);
  });

  test('shows a converted unit price that, multiplied by the quantity, equals the total', () => {
    const { unitMicros, totalMinor } = quote(raid, choicesOf(raid, complete), 3, { rate: readRate('0.92'), now });
    expect(unitMicros).toBe(38_090_000);
    expect(totalMinor).toBe(3 * 3809);
  });

  test('includes ranges and amounts, and applies percentages to the base price plus amounts', () => {
    const service = offer({
      name: 'Boost',
      priceMicros: 5_000_000,
      options: [
        option({
          id: 1,
          name: 'Rank',
          type: 'range',
          values: [value(1, 'Iron', 0), value(2, 'Gold', 10_000_000), value(3, 'Ruby', 15_500_000)],
        }),
        option({ id: 2, name: 'Coins', type: 'amount', amount: coins }),
        option({ id: 3, name: 'Pace', type: 'checkbox', values: [value(31, 'Express', 0, { basisPoints: 3_000 })] }),
      ],
    });
    const { lines, totalMinor } = quote(service, choicesOf(service, { 1: 'iron-ruby', 2: 10_000, 3: 31 }), 1, dollars);
    expect(lines).toEqual([
      { label: 'Boost', amountMinor: 500 },
      { label: 'Rank: Iron – Ruby', amountMinor: 2550 },
      { label: 'Coins: 10,000', amountMinor: 10_100 },
      { label: 'Express', amountMinor: 3180 },
    ]);
    expect(totalMinor).toBe(16_330);
  });

  test('uses the quantity price, counting all lines of the product', () => {
    const tokens = offer({ priceMicros: 2_000_000, discounts });
    expect(quote(tokens, [], 9, dollars)).toMatchObject({ totalMinor: 1800, discountQuantity: null });
    expect(quote(tokens, [], 10, dollars)).toMatchObject({
      totalMinor: 1800,
      totalBeforeMinor: 2000,
      discountQuantity: 10,
      lines: [{ amountMinor: 2000 }, { label: 'Price from 10 on', amountMinor: -200 }],
    });
    expect(quote(tokens, [], 101, dollars)).toMatchObject({ totalMinor: 15_706, discountQuantity: 100 });
    expect(quote(tokens, [], 1, { ...dollars, productQuantity: 100 }).totalMinor).toBe(156);
  });

  test('uses a special offer while it runs, even when the quantity price is lower', () => {
    const special = {
      priceMicros: 1_900_000,
      from: new Date('2026-05-01T10:00:00Z'),
      until: new Date('2026-05-02T00:00:00Z'),
    };
    const tokens = offer({ priceMicros: 2_000_000, discounts, special });
    const at = (time: string) => quote(tokens, [], 10, { ...dollars, now: new Date(time) });
    expect(at('2026-05-01T09:59:59.999Z')).toMatchObject({ totalMinor: 1800, discountQuantity: 10 });
    expect(at('2026-05-01T10:00:00Z')).toMatchObject({ totalMinor: 1900, discountQuantity: null });
    expect(at('2026-05-01T23:59:59.999Z').totalMinor).toBe(1900);
    expect(at('2026-05-02T00:00:00Z').totalMinor).toBe(1800);
  });

  test('rounds converted prices by the rounding rule of their currency', () => {
    const upToFive = readRate('0.92', { micros: 50_000, mode: 'up' });
    expect(quote(offer({ priceMicros: 9_990_000 }), [], 3, { rate: upToFive, now })).toMatchObject({
      unitMicros: 9_200_000,
      totalMinor: 2760,
    });
  });
});

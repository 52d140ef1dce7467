import { describe, expect, test } from 'vitest';
import { configure } from '#shop/product/quote/configure.ts';
import type { Offer, OfferOption } from '#shop/product/quote/offer.ts';
import { unitsOf } from './unit.ts';

const value = (id: number, name: string, priceMicros = 0) => ({
  id,
  key: `v${id}`,
  name,
  priceMicros,
  basisPoints: 0,
  region: '',
  dependsOn: null,
  eta: null,
  needsLogin: false,
});

const option = (name: string, type: OfferOption['type'], names: [string, number?][]): OfferOption => ({
  id: 1,
  name,
  type,
  required: true,
  format: '',
  dependsOn: null,
  values: names.map(([text, price], at) => value(at + 1, text, price)),
  amount: null,
  preset: '',
  regionOptionId: null,
});

const offerWith = (...options: OfferOption[]): Offer => ({
  id: 1,
  name: 'Climb',
  priceMicros: 10_000_000,
  special: null,
  discounts: [],
  minimum: 1,
  maximum: null,
  eta: { words: '', minutes: null },
  options,
});

function units(asked: OfferOption | undefined, answer: unknown, quantity = 1) {
  const offer = offerWith(...(asked ? [asked] : []));
  const configured = configure(offer, asked ? { 1: answer } : {});
  if (!configured.ok) throw new Error(JSON.stringify(configured.errors));
  return unitsOf(offer, configured.choices, quantity);
}

describe('the work units of a line', () => {
  test('are the steps of a range, each weighted by its own price', () => {
    const levels = option('Level', 'range', [['Level 1'], ['Level 2', 2], ['Level 3', 3], ['Level 4', 5]]);
    expect(units(levels, 'v1-v3', 2)).toEqual({
      name: 'Levels',
      total: 4,
      steps: [
        { name: 'Level 2', weight: 2 },
        { name: 'Level 3', weight: 3 },
      ],
      isFixed: true,
    });
  });

  test('are steps where a step spans several levels, and bosses where the range ends at a boss', () => {
    const wide = option('Rating', 'range', [['Rating 0'], ['Rating 100'], ['Rating 200']]);
    expect(units(wide, 'v1-v3')).toMatchObject({ name: 'Steps', total: 2 });
    const bosses = option('Last boss of your run', 'range', [['Fresh lockout'], ['Averzian'], ['Vorasius']]);
    expect(units(bosses, 'v1-v3')).toMatchObject({ name: 'Bosses', total: 2 });
  });

  test('are the chosen amount of an amount option', () => {
    const rule = {
      minimum: 5,
      maximum: 50,
      step: 5,
      per: 1,
      unit: '',
      tiers: [{ quantity: 5, priceMicros: 1 }],
      eta: null,
      needsLogin: false,
    };
    expect(units({ ...option('Wins', 'amount', []), amount: rule }, '15')).toEqual({
      name: 'Wins',
      total: 15,
      steps: null,
      isFixed: true,
    });
  });

  test('are the checked bosses', () => {
    const bosses = option('Bosses', 'checkbox', [
      ['Sha of Anger', 4],
      ['Galleon', 6],
      ['Nalak', 7],
    ]);
    expect(units(bosses, [1, 3])).toMatchObject({ name: 'Bosses', total: 2, steps: [{ weight: 4 }, { weight: 7 }] });
  });

  test.each([
    ['How many bosses', 'Full run, 8 of 8', 'Bosses', 8],
    ['Bosses', 'All fourteen', 'Bosses', 14],
    ['Wins', '11 wins', 'Wins', 11],
    ['Runs', 'Five for the exotic', 'Runs', 5],
  ])('are counted from the number in %s: %s', (name, text, unit, total) => {
    expect(units(option(name, 'radio', [[text]]), 1)).toMatchObject({ name: unit, total, steps: null });
  });

  test.each([
    ['Boss', 'Lord Zir'],
    ['Difficulty', '10 players'],
  ])('fall back to the quantity where %s: %s does not count work', (name, text) => {
    expect(units(option(name, 'radio', [[text]]), 1, 3)).toEqual({
      name: 'Units',
      total: 3,
      steps: null,
      isFixed: false,
    });
  });

  test('fall back to the quantity without options', () => {
    expect(units(undefined, undefined)).toMatchObject({ total: 1, isFixed: false });
  });
});

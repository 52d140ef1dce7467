import { describe, expect, test } from 'vitest';
import { readRate, SAME_CURRENCY } from '#shop/money/currency.ts';
import { offer, option, value } from '#tests/support/catalog/offer.ts';
import { cheapestChoices } from './cheapest.ts';
import type { Offer, OfferOption } from './offer.ts';
import { quote } from './quote.ts';

const now = new Date('2026-05-01T12:00:00Z');

function fromPrice(options: OfferOption[], given: Partial<Offer> = {}, rate = SAME_CURRENCY): number {
  const service = offer({ priceMicros: 10_000_000, options, ...given });
  return quote(service, cheapestChoices(service, rate), service.minimum, { rate, now }).totalMinor;
}

const choice = (id: number, type: OfferOption['type'], required: boolean, ...usd: number[]) =>
  option({ id, type, required, values: usd.map((price, at) => value(id * 10 + at, `V${at}`, price * 1_000_000)) });

describe('the starting price of a product', () => {
  test('includes the cheapest value of each required choice', () => {
    expect(fromPrice([choice(1, 'select', true, 5, 2, 9), choice(2, 'radio', true, 0, -4)])).toBe(800);
  });

  test('includes an optional choice only if it lowers the price', () => {
    expect(fromPrice([choice(1, 'radio', false, 5, 2), choice(2, 'radio', false, 5, -2)])).toBe(800);
  });

  test('includes all price-lowering values of a checkbox, or the cheapest one of a required checkbox', () => {
    expect(fromPrice([choice(1, 'checkbox', false, 3, -1, -2)])).toBe(700);
    expect(fromPrice([choice(1, 'checkbox', true, 7, 3)])).toBe(1300);
  });

  test('includes the cheapest single step of a required range', () => {
    expect(fromPrice([choice(1, 'range', true, 0, 8, 6, 7)])).toBe(1600);
    expect(fromPrice([choice(1, 'range', false, 0, 8, 6, 7)])).toBe(1000);
  });

  test('includes the amount that costs least, even if it is not the smallest', () => {
    const tiers = [
      { quantity: 100, priceMicros: 100_000 },
      { quantity: 150, priceMicros: 10_000 },
    ];
    const rule = { minimum: 100, maximum: 1000, step: 20, per: 1, unit: '', tiers, eta: null };
    expect(fromPrice([option({ id: 1, type: 'amount', required: true, amount: rule })])).toBe(1150);
    expect(fromPrice([option({ id: 1, type: 'amount', amount: rule })])).toBe(1000);
  });

  test('includes percentage price changes', () => {
    const patient = value(11, 'Patient', 0, { basisPoints: -750 });
    expect(fromPrice([option({ id: 1, type: 'checkbox', values: [patient] })])).toBe(925);
  });

  test('is the price of the minimum quantity, at its quantity price', () => {
    const discounts = [{ quantity: 5, priceMicros: 8_000_000 }];
    expect(fromPrice([], { minimum: 4, discounts })).toBe(4000);
    expect(fromPrice([], { minimum: 5, discounts })).toBe(4000);
    expect(fromPrice([], { minimum: 6, discounts })).toBe(4800);
  });

  test('includes a more expensive choice when it enables a larger reduction', () => {
    const grade = choice(1, 'radio', true, 0, 5);
    const dependsOn = { optionId: 1, valueIds: [11] };
    const bonus = { ...choice(2, 'checkbox', false, -8), dependsOn };
    expect(fromPrice([grade, bonus])).toBe(700);
    expect(fromPrice([grade, { ...choice(2, 'select', true, 3), dependsOn }])).toBe(1000);
    expect(fromPrice([{ ...grade, type: 'checkbox', required: false }, bonus])).toBe(700);
  });

  test('includes only a realm of the chosen region', () => {
    const region = option({
      id: 1,
      type: 'select',
      required: true,
      values: [value(11, 'US', 0), value(12, 'EU', 6_000_000)],
    });
    const values = [value(21, 'Illidan', 5_000_000, { region: 'us' }), value(22, 'Pozzo', 0, { region: 'eu' })];
    expect(fromPrice([region, option({ id: 2, type: 'realm', required: true, regionOptionId: 1, values })])).toBe(1500);
  });

  test('is calculated in the requested currency', () => {
    expect(fromPrice([choice(1, 'select', true, 5, 2)], {}, readRate('0.92'))).toBe(1104);
  });
});

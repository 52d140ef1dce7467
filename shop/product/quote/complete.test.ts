import { expect, test } from 'vitest';
import { SAME_CURRENCY } from '#shop/money/currency.ts';
import { complete } from './complete.ts';
import { configure } from './configure.ts';
import type { Offer, OfferOption, OfferValue } from './offer.ts';
import { quote } from './quote.ts';

let lastId = 0;

function value(key: string, dollars = 0): OfferValue {
  const plain = { basisPoints: 0, region: '', dependsOn: null, eta: null, needsLogin: false };
  return { id: ++lastId, key, name: key, priceMicros: dollars * 1_000_000, ...plain };
}

function option(name: string, given: Partial<OfferOption> = {}): OfferOption {
  const plain = { format: '' as const, dependsOn: null, values: [], preset: '', amount: null, regionOptionId: null };
  return { id: ++lastId, name, type: 'radio', required: true, ...plain, ...given };
}

const offerOf = (...options: OfferOption[]): Offer => ({
  id: 1,
  name: 'Raid',
  priceMicros: 10_000_000,
  special: null,
  discounts: [],
  minimum: 1,
  maximum: null,
  eta: { words: '', minutes: null },
  options,
});

function completed(offer: Offer, sent: Record<string, string> = {}) {
  const { choices, missing, exact } = complete(offer, configure(offer, sent), SAME_CURRENCY);
  const { totalMinor, lines } = quote(offer, choices, 1, { rate: SAME_CURRENCY, now: new Date() });
  return { missing, exact, totalMinor, labels: lines.map(({ label }) => label) };
}

test('a missing required choice is priced at its cheapest value, which makes the price a minimum', () => {
  const role = option('Role', { values: [value('tank', 5), value('healer', 3)] });
  expect(completed(offerOf(role))).toEqual({
    missing: [role.id],
    exact: false,
    totalMinor: 1300,
    labels: ['Raid', 'Role, from'],
  });
});

test('a missing choice that does not affect the price leaves it exact and is omitted from its lines', () => {
  const region = option('Region', { values: [value('eu'), value('us')] });
  const tag = option('BattleTag', { type: 'text' });
  expect(completed(offerOf(region, tag))).toEqual({
    missing: [region.id, tag.id],
    exact: true,
    totalMinor: 1000,
    labels: ['Raid'],
  });
});

test('chosen values stay, optional ones are not added, and a missing required one makes the price inexact', () => {
  const mode = option('Mode', { values: [value('easy', 4), value('hard', 9)] });
  const extras = option('Extras', { type: 'checkbox', required: false, values: [value('own key', -2)] });
  const hard = mode.values[1]!;
  const role = option('Role', {
    values: [value('tank', 5)],
    dependsOn: { optionId: mode.id, valueIds: [hard.id] },
  });
  const offer = offerOf(mode, extras, role);
  expect(completed(offer, { [mode.id]: String(hard.id) })).toMatchObject({
    missing: [role.id],
    exact: false,
    totalMinor: 2400,
  });
  expect(completed(offer)).toMatchObject({ missing: [mode.id], exact: false, totalMinor: 1400 });
});

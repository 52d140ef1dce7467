import { describe, expect, test } from 'vitest';
import { offer, option, value } from '#tests/support/catalog/offer.ts';
import { configure } from './configure.ts';
import { etaOf, etaWords, minutesOf } from './eta.ts';

const add = (min: number, max: number) => ({ eta: { add: { min, max }, scaleThousandths: 1000 } });
const scale = (scaleThousandths: number) => ({ eta: { add: { min: 0, max: 0 }, scaleThousandths } });

const boost = offer({
  eta: { words: '1 to 2 hours', minutes: { min: 60, max: 120 } },
  options: [
    option({
      id: 1,
      type: 'range',
      values: [value(1, 'A', 0), value(2, 'B', 0, add(60, 60)), value(3, 'C', 0, add(60, 180))],
    }),
    option({
      id: 2,
      type: 'checkbox',
      values: [value(21, 'Express', 0, scale(500)), value(22, 'Slow', 0, scale(2000))],
    }),
    option({
      id: 3,
      type: 'amount',
      amount: {
        minimum: 1,
        maximum: 100,
        step: 1,
        per: 1,
        unit: '',
        tiers: [],
        eta: { units: 10, add: { min: 5, max: 10 } },
      },
    }),
  ],
});

function timeOf(sent: Record<string, unknown>, of = boost) {
  const configured = configure(of, sent);
  if (!configured.ok) throw new Error(configured.errors[0]?.message);
  return etaOf(of, configured.choices);
}

describe('the estimated time of a configuration', () => {
  test('uses the wording of the catalogue when no choice changes it', () => {
    expect(timeOf({})).toEqual({ words: '1 to 2 hours', minutes: { min: 60, max: 120 } });
  });

  test('grows by every step of a range', () => {
    expect(timeOf({ 1: 'a-c' })).toEqual({ words: '3–6 h', minutes: { min: 180, max: 360 } });
    expect(timeOf({ 1: 'b-c' }).minutes).toEqual({ min: 120, max: 300 });
  });

  test('is scaled after all additions', () => {
    expect(timeOf({ 1: 'a-c', 2: 21 })).toEqual({ words: '1.5–3 h', minutes: { min: 90, max: 180 } });
    expect(timeOf({ 1: 'a-b', 2: [21, 22] }).minutes).toEqual({ min: 120, max: 180 });
  });

  test('grows with an amount, by every started portion', () => {
    expect(timeOf({ 3: 10 }).minutes).toEqual({ min: 65, max: 130 });
    expect(timeOf({ 3: 11 }).minutes).toEqual({ min: 70, max: 140 });
  });

  test('is unchanged when the wording of the catalogue contains no number', () => {
    const evening = { ...boost, eta: { words: 'One evening', minutes: null } };
    expect(timeOf({ 1: 'a-c' }, evening)).toEqual({ words: 'One evening', minutes: null });
  });
});

test.each([
  ['30 minutes', 30, 30],
  ['1 to 2 hours', 60, 120],
  ['2.5 hours', 150, 150],
  ['1 day', 1440, 1440],
  ['1 to 2 weeks', 10_080, 20_160],
])('%s is read as %i to %i minutes', (words, min, max) => {
  expect(minutesOf(words)).toEqual({ min, max });
});

test.each(['One evening', '10 minutes a run', 'Friday to Sunday', '6 to 10 hours per 1,000', '3 to 1 hours', ''])(
  '%j is not read as a duration',
  (words) => {
    expect(minutesOf(words)).toBeNull();
  },
);

test.each([
  [0, 0, '0 min'],
  [1, 1, '1 min'],
  [60, 60, '1 h'],
  [90, 119, '90–119 min'],
  [45, 60, '45–60 min'],
  [60, 90, '60–90 min'],
  [1440, 2160, '24–36 h'],
  [125, 170, '2–3 h'],
  [150, 150, '2.5 h'],
  [1440, 2880, '1–2 days'],
  [130, 4000, '2 h–3 days'],
])('%i to %i minutes are written as %j', (min, max, words) => {
  expect(etaWords({ min, max })).toBe(words);
});

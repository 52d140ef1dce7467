import { expect, test } from 'vitest';
import { readRate } from '#shop/money/currency.ts';
import { offer, option, value } from '#tests/support/catalog/offer.ts';
import { complete } from './complete.ts';
import { configure } from './configure.ts';
import { quoteWire } from './quote-wire.ts';

const now = new Date('2026-05-01T12:00:00Z');
const eta = { add: { min: 30, max: 45 }, scaleThousandths: 1000 };
const terms = { currency: 'EUR' as const, rate: readRate('0.92'), now };

function levels(timed: boolean) {
  const values = [0, 0.35, 0.35, 1.2, 4.5].map((price, at) =>
    value(at + 1, String(at), price * 1_000_000, { eta: timed && at > 0 ? eta : null }),
  );
  const duo = value(21, 'Duo', 0, { basisPoints: 2500 });
  const fast = value(31, 'Fast', 14_000_000, { eta: { add: { min: 0, max: 0 }, scaleThousandths: 500 } });
  return offer({
    options: [
      option({ id: 1, type: 'range', required: true, preset: '3-4', values }),
      option({ id: 2, type: 'radio', values: [duo] }),
      option({ id: 3, type: 'checkbox', values: [fast] }),
    ],
  });
}

function quoted(timed: boolean, sent: Record<string, string>, quantity = 1) {
  const service = levels(timed);
  return quoteWire(service, complete(service, configure(service, sent), terms.rate), quantity, terms);
}

test.each([[{}], [{ 2: '21' }], [{ 2: '21', 3: '31' }]])(
  'a common range has the same price and time as when it is chosen with %j',
  (others) => {
    for (const quantity of [1, 3]) {
      const { ranges } = quoted(true, { ...others, 1: '3-4' }, quantity);
      expect(ranges.map(({ range }) => range)).toEqual(['3-4', '2-3', '0-3', '0-4']);
      for (const { range, total_formated, eta: words } of ranges) {
        const chosen = quoted(true, { ...others, 1: range }, quantity);
        expect([range, total_formated, words]).toEqual([range, chosen.total_formated, chosen.eta]);
      }
    }
  },
);

test('common ranges show no time if steps have none, and are not listed without a range option', () => {
  expect(new Set(quoted(false, { 1: '3-4' }).ranges.map(({ eta: words }) => words))).toEqual(new Set(['']));
  const service = { ...levels(true), options: [] };
  expect(quoteWire(service, complete(service, configure(service, {}), terms.rate), 1, terms).ranges).toEqual([]);
});

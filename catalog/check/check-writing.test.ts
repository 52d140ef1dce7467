import { describe, expect, test } from 'vitest';
import { testCatalog } from '#tests/support/catalog.ts';
import { checkMeta } from './check-meta.ts';
import { checkPrices } from './check-prices.ts';
import { checkSharing } from './check-sharing.ts';
import { checkWriting } from './check-writing.ts';
import { createFaults } from '#catalog/load/faults.ts';
import type { Faults } from '#catalog/load/faults.ts';
import type { OptionDef, ProductDef } from '#catalog/format.ts';
import { pathText } from '#catalog/load/place.ts';

const [game] = testCatalog.games;
const [plain] = game?.products ?? [];

function product(given: Partial<ProductDef>): ProductDef {
  if (!plain) throw new Error('the test catalogue has no product');
  return { ...plain, options: [], ...given };
}

function faultsOf(check: (faults: Faults) => void): string[] {
  const faults = createFaults();
  check(faults);
  return faults.list();
}

describe('lines of two products', () => {
  const lines = (...get: string[]) => ({ get, requirements: ['Two hours'], how: ['We play'] });
  const sharing = (...products: ProductDef[]) => faultsOf((faults) => checkSharing(products, new Map(), faults));

  test('may be the same up to half of the smaller one, however they are spelt', () => {
    const first = product({ slug: 'first', ...lines('One', 'Two') });
    const half = product({ slug: 'half', ...lines('Three', 'Four', 'Five') });
    expect(sharing(first, half)).toEqual([]);
    const more = product({ slug: 'more', ...lines('one!', 'Four', 'Five') });
    expect(sharing(first, more)).toEqual([' at more.get: more shares 3 of 4 lines with first']);
  });

  test('are told against each other product once', () => {
    const all = ['a', 'b', 'c'].map((slug) => product({ slug, ...lines('One') }));
    expect(sharing(...all)).toHaveLength(3);
  });
});

describe('a price', () => {
  const odd = (given: Partial<ProductDef>) => {
    const told: string[] = [];
    checkPrices(product(given), (path, message) => told.push(`${pathText(path)}: ${message}`));
    return told;
  };
  const option = (values: OptionDef['values']): OptionDef => ({
    key: 'loot',
    name: 'Loot',
    type: 'select',
    required: false,
    values,
  });

  test.each(['1', '1.10', '39.90', '0.05', '0.95', '0.0123', '0.000045', '12.345'])('of %s is fine', (price) => {
    expect(odd({ price })).toEqual([]);
  });

  test.each(['1.05', '39.99', '0.99', '0.01'])('of %s is odd', (price) => {
    expect(odd({ price })).toHaveLength(1);
  });

  test('must not be eaten up by what may be chosen', () => {
    const cheaper = option([
      { key: 'a', name: 'A', price: '-5.00' },
      { key: 'b', name: 'B', price: '0' },
    ]);
    const told = ['price: the cheapest choice leaves nothing to pay'];
    expect(odd({ price: '5.10', options: [cheaper] })).toEqual([]);
    expect(odd({ price: '5.00', options: [cheaper] })).toEqual(told);
    expect(odd({ price: '9.00', special: '5.00', options: [cheaper] })).toEqual(told);
    expect(odd({ price: '9.00', options: [{ ...cheaper, type: 'checkbox' }, cheaper] })).toEqual(told);
    const amount = { minimum: 10, maximum: 20, step: 1, per: 1, tiers: [{ from: 1, price: '0.10' }] };
    const gold: OptionDef = { ...option([]), type: 'amount', amount };
    expect(odd({ price: '0', options: [gold] })).toEqual(told);
    expect(odd({ price: '0', options: [{ ...gold, required: true }] })).toEqual([]);
  });

  test('is judged wherever it stands, but shares are not', () => {
    const values = [
      { key: 'a', name: 'A', price: '-4.55' },
      { key: 'b', name: 'B', price: '7.25%' },
      { key: 'c', name: 'C', price: '0.11' },
    ];
    const given = {
      price: '10.00',
      special: '8.99',
      discounts: [{ from: 2, price: '9.95' }],
      options: [option(values)],
    };
    expect(odd(given)).toEqual([
      'special: 8.99 is not in steps of 0.10',
      'discounts[0].price: 9.95 is not in steps of 0.10',
      'options[0]: loot: -4.55 is not in steps of 0.10, 0.11 is not in steps of 0.05',
    ]);
  });
});

describe('what search engines show', () => {
  const metaOf = (...products: ProductDef[]) => {
    const games = game ? [{ ...game, metaDescription: 'g'.repeat(70), products }] : [];
    return faultsOf((faults) => checkMeta({ ...testCatalog, games, pages: [] }, new Map(), faults));
  };
  const metaDescription = 'Eight bosses on Heroic in one evening, with every item that drops for you.';

  test('is told when it is missing, too short or too long', () => {
    expect(metaOf(product({ slug: 'a', metaTitle: 'Raid', metaDescription }))).toEqual([]);
    expect(metaOf(product({ slug: 'a' }))).toEqual([' at a: has no metaTitle', ' at a: has no metaDescription']);
    expect(metaOf(product({ slug: 'a', metaTitle: 'x'.repeat(61), metaDescription: 'Short' }))).toEqual([
      ' at a.metaTitle: has 61 characters, at most 60 are shown',
      ' at a.metaDescription: has 5 characters, not 70 to 170',
    ]);
  });

  test('must not stand twice', () => {
    const [first, second] = ['a', 'b'].map((slug) => product({ slug, metaTitle: 'Raid', metaDescription }));
    expect(first && second && metaOf(first, second)).toEqual([
      ' at b.metaTitle: stands elsewhere too: Raid',
      ` at b.metaDescription: stands elsewhere too: ${metaDescription}`,
    ]);
  });
});

test('an empty category and a name that stands twice in a game are told', () => {
  const twin = product({ slug: 'twin', name: plain?.name.toUpperCase() ?? '' });
  const games = game ? [{ ...game, products: [...game.products, twin] }] : [];
  const told = faultsOf((faults) => checkWriting({ ...testCatalog, games }, new Map(), faults));
  expect(told).toContain('games/wow-carry/game.yaml at categories[2].slug: no product stands in empty');
  expect(told).toContain(' at twin.name: another product of this game is called HEROIC RAID');
});

import { describe, expect, test } from 'vitest';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { bannedIn } from './banned-words.ts';
import { checkMeta } from './check-meta.ts';
import { checkPrices } from './check-prices.ts';
import { checkSeasonsOfDay } from './check-season.ts';
import { checkSharing } from './check-sharing.ts';
import { checkWords } from './check-words.ts';
import { checkWriting } from './check-writing.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { OptionDef, ProductDef } from '#catalog/format.ts';
import { pathText } from '#catalog/issue/place.ts';

const [game] = testCatalog.games;
const [plain] = game?.products ?? [];

function product(given: Partial<ProductDef>): ProductDef {
  if (!plain) throw new Error('the test catalogue has no product');
  return { ...plain, options: [], ...given };
}

function issuesOf(check: (issues: Issues) => void): string[] {
  const issues = createIssues();
  check(issues);
  return issues.list();
}

describe('shared lines of two products', () => {
  const lines = (...get: string[]) => ({ get, requirements: ['Two hours'], how: ['We play'] });
  const sharing = (...products: ProductDef[]) => issuesOf((issues) => checkSharing(products, new Map(), issues));

  test('are allowed up to half of the smaller product’s lines, ignoring case and punctuation', () => {
    const first = product({ slug: 'first', ...lines('One', 'Two') });
    const half = product({ slug: 'half', ...lines('Three', 'Four', 'Five') });
    expect(sharing(first, half)).toEqual([]);
    const more = product({ slug: 'more', ...lines('one!', 'Four', 'Five') });
    expect(sharing(first, more)).toEqual([' at more.get: more shares 3 of 4 lines with first']);
  });

  test('are compared once for each pair of products', () => {
    const all = ['a', 'b', 'c'].map((slug) => product({ slug, ...lines('One') }));
    expect(sharing(...all)).toHaveLength(3);
  });
});

describe('price rules', () => {
  const odd = (given: Partial<ProductDef>) => {
    const reported: string[] = [];
    checkPrices(product(given), (path, message) => reported.push(`${pathText(path)}: ${message}`));
    return reported;
  };
  const option = (values: OptionDef['values']): OptionDef => ({
    key: 'loot',
    name: 'Loot',
    type: 'select',
    required: false,
    values,
  });

  test.each(['1', '1.10', '39.90', '0.05', '0.95', '0.0123', '0.000045', '12.345'])('accept %s', (price) => {
    expect(odd({ price })).toEqual([]);
  });

  test.each(['1.05', '39.99', '0.99', '0.01', '12.40'])('reject %s as an irregular price', (price) => {
    expect(odd({ price })).toHaveLength(1);
  });

  test('reject options whose discounts reduce the price to zero', () => {
    const cheaper = option([
      { key: 'a', name: 'A', price: '-5.00' },
      { key: 'b', name: 'B', price: '0' },
    ]);
    const reported = ['price: the cheapest choice leaves nothing to pay'];
    expect(odd({ price: '5.10', options: [cheaper] })).toEqual([]);
    expect(odd({ price: '5.00', options: [cheaper] })).toEqual(reported);
    expect(odd({ price: '9.00', special: '5.00', options: [cheaper] })).toEqual(reported);
    expect(odd({ price: '9.00', options: [{ ...cheaper, type: 'checkbox' }, cheaper] })).toEqual(reported);
    const amount = { minimum: 10, maximum: 20, step: 1, per: 1, tiers: [{ from: 1, price: '0.10' }] };
    const gold: OptionDef = { ...option([]), type: 'amount', amount };
    expect(odd({ price: '0', options: [gold] })).toEqual(reported);
    expect(odd({ price: '0', options: [{ ...gold, required: true }] })).toEqual([]);
  });

  test('apply to specials, quantity discounts and option values, but not to percentages', () => {
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

describe('the meta title and description', () => {
  const metaOf = (...products: ProductDef[]) => {
    const games = game ? [{ ...game, metaDescription: 'g'.repeat(70), products }] : [];
    return issuesOf((issues) => checkMeta({ ...testCatalog, games, pages: [] }, new Map(), issues));
  };
  const metaDescription = 'Eight bosses on Heroic in one evening, with every item that drops for you.';

  test('are an issue when missing, too short or too long', () => {
    expect(metaOf(product({ slug: 'a', metaTitle: 'Raid', metaDescription }))).toEqual([]);
    expect(metaOf(product({ slug: 'a' }))).toEqual([' at a: has no metaTitle', ' at a: has no metaDescription']);
    expect(metaOf(product({ slug: 'a', metaTitle: 'x'.repeat(61), metaDescription: 'Short' }))).toEqual([
      ' at a.metaTitle: has 61 characters, at most 60 are shown',
      ' at a.metaDescription: has 5 characters, not 70 to 170',
    ]);
  });

  test('are an issue when duplicated', () => {
    const [first, second] = ['a', 'b'].map((slug) => product({ slug, metaTitle: 'Raid', metaDescription }));
    expect(first && second && metaOf(first, second)).toEqual([
      ' at b.metaTitle: stands elsewhere too: Raid',
      ` at b.metaDescription: stands elsewhere too: ${metaDescription}`,
    ]);
  });
});

describe('the wording of a product', () => {
  const reported = (...products: ProductDef[]) => {
    const games = game ? [{ ...game, intro: 'Plain.', categories: [], products }] : [];
    return issuesOf((issues) => checkWords({ games, pages: [] }, new Map(), issues));
  };

  test.each([
    [{ requirements: ['A premium key costs more'] }, undefined],
    [{ get: ['A guide from $11.50 an hour'] }, ' at raid.get[0]: "$11.50" (write: a share or a percentage)'],
    [{ requirements: ['A premium key is dearer'] }, ' at raid.requirements[0]: "dearer" (write: costs more)'],
    [{ how: ['The coach asks', 'He plays'] }, ' at raid.how[1]: "He" (write: they, or the role: the coach, the tank)'],
    [{ metaTitle: 'Gold by the thousand' }, ' at raid.metaTitle: "by the thousand" (write: the amounts themselves)'],
    [{ get: ['The levels you choose'] }, ' at raid.get[0]: repeats the choice; say what the buyer gets'],
    [{ name: 'Gold', get: ['gold!'] }, ' at raid.get[0]: repeats the name'],
    [{ name: 'n'.repeat(46) }, ' at raid.name: has 46 characters, at most 45'],
    [{ get: ['x'.repeat(91)] }, ' at raid.get[0]: has 91 characters, at most 90'],
    [{ how: ['20000 gold by mail'] }, ' at raid.how[0]: 20000 is written 20,000'],
    [{ how: ['20,000 gold, 0.00012 each'] }, undefined],
    [{ how: ['A squad of ours'] }, ' at raid.how[0]: "of ours" (write: our, one of our)'],
    [{ how: ['One of ours heals'] }, undefined],
  ])('is checked: %j', (given, issue) => {
    expect(reported(product({ slug: 'raid', ...given }))).toEqual(issue === undefined ? [] : [issue]);
  });

  test('is checked in option values and questions too', () => {
    const values = [{ key: 'a', name: 'Armour', price: '0' }];
    const options: OptionDef[] = [{ key: 'slot', name: 'Slot', type: 'select', required: false, values }];
    const faq = [{ q: 'Why is it dearer?', a: 'More work.' }];
    expect(reported(product({ slug: 'raid', options, faq }))).toEqual([
      ' at raid.faq[0]: "dearer" (write: costs more)',
      ' at raid.options[0]: "Armour" (write: American spelling)',
    ]);
  });

  test('is an issue when two products of a category begin with the same three words', () => {
    const [first, twin, other] = [
      ['a', 'Eight bosses in one night', 'raids'],
      ['b', 'Eight bosses in two hours', 'raids'],
      ['c', 'Eight bosses in four weeks', 'dungeons'],
    ].map(([slug = '', line = '', category = '']) => product({ slug, category, get: [line] }));
    expect(first && twin && other && reported(first, twin, other)).toEqual([' at b.get[0]: begins like that of a']);
  });
});

test('a product of a season that has ended or not started is an issue', () => {
  const seasons = [
    { key: 'old', name: 'Season 1', starts: '2026-01-01', ends: '2026-05-31' },
    { key: 'running', name: 'Season 2', starts: '2026-06-01', ends: '2026-06-30' },
    { key: 'next', name: 'Season 3', starts: '2026-07-01' },
    { key: 'always', name: 'Current league', every: 'four months' },
  ];
  const products = seasons.map(({ key }) => product({ slug: key, season: key }));
  const reported = (day: string) =>
    game && issuesOf((issues) => checkSeasonsOfDay({ ...game, seasons, products }, new Map(), issues, new Date(day)));
  expect(reported('2026-06-30T23:00:00Z')).toEqual([
    ' at old.season: Season 1 has ended',
    ' at next.season: Season 3 has not begun',
  ]);
  expect(reported('2026-07-01T00:00:00Z')).toEqual([
    ' at old.season: Season 1 has ended',
    ' at running.season: Season 2 has ended',
  ]);
});

test('a banned word is an issue that suggests its replacement', () => {
  expect(bannedIn('Weeks not begun, for whom')).toEqual([
    '"begun" (write: started; who)',
    '"whom" (write: started; who)',
  ]);
});

test('an empty category and a duplicate product name within a game are issues', () => {
  const twin = product({ slug: 'twin', name: plain?.name.toUpperCase() ?? '' });
  const games = game ? [{ ...game, products: [...game.products, twin] }] : [];
  const reported = issuesOf((issues) => checkWriting({ ...testCatalog, games }, new Map(), issues));
  expect(reported).toContain('games/wow-carry/game.yaml at categories[2].slug: no product stands in empty');
  expect(reported).toContain(' at twin.name: another product of this game is called HEROIC RAID');
});

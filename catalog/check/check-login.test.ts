import { expect, test } from 'vitest';
import type { OptionDef, ProductDef } from '#catalog/format.ts';
import { pathText } from '#catalog/issue/place.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkLogin } from './check-login.ts';

const [plain] = testCatalog.games.flatMap((game) => game.products);

function reported(given: Partial<ProductDef>): string[] {
  if (!plain) throw new Error('the test catalogue has no product');
  const lines: string[] = [];
  checkLogin({ ...plain, options: [], ...given }, (path, message) => lines.push(`${pathText(path)}: ${message}`));
  return lines;
}

test('a product that requires account access must have a choice that takes a login', () => {
  const requirements = ['Level 80', 'Account access for a day'];
  const play = (login: boolean): OptionDef => ({
    key: 'play',
    name: 'Who plays',
    type: 'radio',
    required: true,
    values: [{ key: 'piloted', name: 'Piloted', price: '0', login }],
  });
  expect(reported({ requirements, options: [play(true)] })).toEqual([]);
  expect(reported({ requirements: ['Level 80'] })).toEqual([]);
  const issue = ['requirements[1]: asks for the account, but no choice takes a login'];
  expect(reported({ requirements })).toEqual(issue);
  expect(reported({ requirements, options: [play(false)] })).toEqual(issue);
});

import { expect, test } from 'vitest';
import { isShortList, optionBlocks } from './option-groups.ts';

const option = (type: string, count = 0, required = true) => ({
  type,
  required,
  values: Array.from({ length: count }),
});

test('adjacent fields share a block, and row options have their own', () => {
  const [play, extras, realm, name, note] = ['RADIO', 'CHECKBOX', 'SELECT', 'TEXT', 'DATE'].map((type) =>
    option(type, 5),
  );
  expect(optionBlocks([play!, realm!, name!, extras!, note!])).toEqual([
    { alone: play },
    { fields: [realm, name] },
    { alone: extras },
    { fields: [note] },
  ]);
});

test('a required list of up to four values has its own block of rows', () => {
  const [four, five, optional] = [option('SELECT', 4), option('SELECT', 5), option('SELECT', 4, false)];
  expect([four, five, optional, option('REALM', 4)].map(isShortList)).toEqual([true, false, false, false]);
  expect(optionBlocks([five, four, optional])).toEqual([{ fields: [five] }, { alone: four }, { fields: [optional] }]);
});

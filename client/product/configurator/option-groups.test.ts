import { expect, test } from 'vitest';
import { optionBlocks, surcharge } from './option-groups.ts';

test('neighbouring fields share a block, rows stand alone', () => {
  const [play, extras, realm, name, note] = ['RADIO', 'CHECKBOX', 'SELECT', 'TEXT', 'DATE'].map((type) => ({ type }));
  expect(optionBlocks([play!, realm!, name!, extras!, note!])).toEqual([
    { rows: play },
    { fields: [realm, name] },
    { rows: extras },
    { fields: [note] },
  ]);
});

test('the price of a choice is said with its sign', () => {
  expect(surcharge({ amount: '0.00', formatted: '$0.00' })).toBe('Included');
  expect(surcharge({ amount: '6.00', formatted: '$6.00' })).toBe('+ $6.00');
  expect(surcharge({ amount: '-3.00', formatted: '-$3.00' })).toBe('− $3.00');
});

import { expect, test } from 'vitest';
import { optionBlocks } from './option-groups.ts';

test('neighbouring fields share a block, rows stand alone', () => {
  const [play, extras, realm, name, note] = ['RADIO', 'CHECKBOX', 'SELECT', 'TEXT', 'DATE'].map((type) => ({ type }));
  expect(optionBlocks([play!, realm!, name!, extras!, note!])).toEqual([
    { alone: play },
    { fields: [realm, name] },
    { alone: extras },
    { fields: [note] },
  ]);
});

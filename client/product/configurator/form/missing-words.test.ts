import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

const choice = (name: string) => ({ name, type: 'RADIO' });

test.each([
  [[choice('Region')], 'Choose a region'],
  [[choice('Region'), choice('Class')], 'Choose a region and a class'],
  [[choice('Item'), choice('Wins'), choice('Your rank')], 'Choose an item, wins and your rank'],
  [[choice('Who plays')], 'Choose who plays'],
  [
    [
      { name: 'Realm', type: 'REALM' },
      { name: 'Your BattleTag', type: 'TEXT' },
    ],
    'Enter a realm and your BattleTag',
  ],
  [[choice('Region'), { name: 'Day', type: 'DATE' }], 'Choose a region. Enter a day'],
  [[], ''],
])('missing options are listed in a readable sentence', (options, words) => {
  expect(missingWords(options)).toBe(words);
});

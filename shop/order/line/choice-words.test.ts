import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';

const chosen = (name: string, value: string, type = 'select') => ({ type, name, value });

test('a value that is understood alone stands alone', () => {
  expect(choiceWords([chosen('Faction', 'Alliance'), chosen('Extras', 'Express start', 'checkbox')])).toEqual([
    'Alliance',
    'Express start',
  ]);
  expect(choiceWords([chosen('Realm', "Al'Akir", 'realm'), chosen('Realm', 'Marécage', 'realm')])).toEqual([
    "Al'Akir",
    'Marécage',
  ]);
});

test('the choice of nothing is left out, not shown as a bare None', () => {
  expect(choiceWords([chosen('Reserved items', 'None'), chosen('Stream', 'No', 'radio')])).toEqual([]);
});

test('numbers, ranges and what was typed say what they are', () => {
  expect(
    choiceWords([
      chosen('Keystone level', '+12'),
      chosen('Levels', '80 to 90', 'range'),
      chosen('Amount', '500,000', 'amount'),
      chosen('Country', 'Germany', 'text'),
      chosen('Tiers done already', 'None or few'),
      chosen('Voice chat', 'Yes', 'radio'),
    ]),
  ).toEqual([
    'Keystone level: +12',
    'Levels: 80 to 90',
    'Amount: 500,000',
    'Country: Germany',
    'Tiers done already: None or few',
    'Voice chat',
  ]);
});

test('a range that names its option is not named twice', () => {
  expect(choiceWords([chosen('Levels', 'Level 80 – 90', 'range'), chosen('Score', 'Score 0 – 2000', 'range')])).toEqual(
    ['Level 80 – 90', 'Score 0 – 2000'],
  );
  expect(choiceWords([chosen('FACEIT level', 'Level 4 – 10', 'range')])).toEqual(['FACEIT level: Level 4 – 10']);
});

test('an amount that the line is called by is not said twice', () => {
  const amount = [chosen('Gold', '500,000', 'amount')];
  expect(choiceWords(amount, 'WoW gold, 500,000')).toEqual([]);
  expect(choiceWords(amount, 'WoW gold')).toEqual(['Gold: 500,000']);
});

import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';

const chosen = (name: string, value: string, type = 'select') => ({ type, name, value });

test('a self-explanatory value is shown without the name of its option', () => {
  expect(choiceWords([chosen('Faction', 'Alliance'), chosen('Extras', 'Express start', 'checkbox')])).toEqual([
    'Alliance',
    'Express start',
  ]);
  expect(choiceWords([chosen('Realm', "Al'Akir", 'realm'), chosen('Realm', 'Marécage', 'realm')])).toEqual([
    "Al'Akir",
    'Marécage',
  ]);
});

test('a choice of None or No is omitted', () => {
  expect(choiceWords([chosen('Reserved items', 'None'), chosen('Stream', 'No', 'radio')])).toEqual([]);
});

test('numbers, ranges and typed values are shown with the name of their option', () => {
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

test('a range that contains the name of its option is not prefixed with it', () => {
  expect(choiceWords([chosen('Levels', 'Level 80 – 90', 'range'), chosen('Score', 'Score 0 – 2000', 'range')])).toEqual(
    ['Level 80 – 90', 'Score 0 – 2000'],
  );
  expect(choiceWords([chosen('FACEIT level', 'Level 4 – 10', 'range')])).toEqual(['FACEIT level: Level 4 – 10']);
});

test('an amount that the name of the line already contains is omitted', () => {
  const amount = [chosen('Gold', '500,000', 'amount')];
  expect(choiceWords(amount, 'WoW gold, 500,000')).toEqual([]);
  expect(choiceWords(amount, 'WoW gold')).toEqual(['Gold: 500,000']);
});

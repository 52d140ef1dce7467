import { expect, test } from 'vitest';
import { readRemovedLine, removedLineFields, restoredItems } from './removed-line.ts';

const line = {
  path: 'wow-carry/raids/omega',
  name: 'Omega',
  quantity: 2,
  options: [
    { sendid: '12', value: 'Self-play' },
    { sendid: '14', value: 'Loot' },
    { sendid: '14', value: 'Stream' },
  ],
};

test('a removed line comes back out of its form as it was', () => {
  const form = new FormData();
  for (const [name, value] of removedLineFields(line)) form.append(name, value);
  expect(readRemovedLine(form)).toEqual(line);
});

test('shown names become the values the cart takes, texts stay', () => {
  const options = [
    {
      sendid: '12',
      values: [
        { value: '1', name: 'Piloted' },
        { value: '2', name: 'Self-play' },
      ],
    },
    {
      sendid: '14',
      values: [
        { value: '3', name: 'Loot' },
        { value: '4', name: 'Stream' },
      ],
    },
    { sendid: '15', values: [] },
  ];
  expect(
    restoredItems([...line.options, { sendid: '15', value: 'Rowan#12345' }, { sendid: '99', value: 'gone' }], options),
  ).toEqual([
    { sendid: '12', value: '2' },
    { sendid: '14', value: '3' },
    { sendid: '14', value: '4' },
    { sendid: '15', value: 'Rowan#12345' },
  ]);
});

import { expect, test } from 'vitest';
import { riskNotes } from './risk-notes.ts';

const values = [
  { value: '1', name: 'Self-played', risk: '' },
  { value: '2', name: 'Piloted', risk: 'The rules forbid sharing.' },
  { value: '3', name: 'Piloted, express', risk: 'The rules forbid sharing.' },
  { value: '4', name: 'Trade', risk: 'Trades may be taken back.' },
];

test('a risk is listed once with all its values, and is marked when one of them is chosen', () => {
  expect(riskNotes(values, ['3'])).toEqual([
    { risk: 'The rules forbid sharing.', names: ['Piloted', 'Piloted, express'], isChosen: true },
    { risk: 'Trades may be taken back.', names: ['Trade'], isChosen: false },
  ]);
});

test('a risk of every value is listed without value names', () => {
  const routes = ['Auction house', 'Guild bank'].map((name) => ({ value: name, name, risk: 'It may be taken back.' }));
  expect(riskNotes(routes, []).map(({ names }) => names)).toEqual([undefined]);
  expect(riskNotes(routes.slice(1), []).map(({ names }) => names)).toEqual([['Guild bank']]);
});

test('values without risks have no notes', () => {
  expect(riskNotes(values.slice(0, 1), ['1'])).toEqual([]);
});

import { expect, test } from 'vitest';
import { riskNotes } from './risk-notes.ts';

const values = [
  { value: '1', name: 'Self-played', risk: '' },
  { value: '2', name: 'Piloted', risk: 'The rules forbid sharing.' },
  { value: '3', name: 'Piloted, express', risk: 'The rules forbid sharing.' },
  { value: '4', name: 'Trade', risk: 'Trades may be taken back.' },
];

test('a risk is told once, with everything that brings it, and marked once that is chosen', () => {
  expect(riskNotes(values, ['3'])).toEqual([
    { risk: 'The rules forbid sharing.', names: ['Piloted', 'Piloted, express'], isChosen: true },
    { risk: 'Trades may be taken back.', names: ['Trade'], isChosen: false },
  ]);
});

test('a choice without risks has no notes', () => {
  expect(riskNotes(values.slice(0, 1), ['1'])).toEqual([]);
});

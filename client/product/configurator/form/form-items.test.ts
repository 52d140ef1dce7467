import { afterEach, expect, test, vi } from 'vitest';
import { collapseItems, readChosen, readQuantity, toItems } from './form-items.ts';

afterEach(() => void vi.restoreAllMocks());

const none = new Set<string>();

test('form items become one object keyed by sendid', () => {
  const items = [
    { sendid: '12', value: 'self' },
    { sendid: '13', value: 'Argent Dawn' },
  ];
  expect(collapseItems(items, none)).toEqual({ 12: 'self', 13: 'Argent Dawn' });
});

test('with two values for one option the last one is used, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(
    collapseItems(
      [
        { sendid: '12', value: 'a' },
        { sendid: '12', value: 'b' },
      ],
      none,
    ),
  ).toEqual({ 12: 'b' });
  expect(warn).toHaveBeenCalledOnce();
});

test('empty and blank values are omitted', () => {
  expect(
    collapseItems(
      [
        { sendid: '12', value: '' },
        { sendid: '13', value: '  ' },
      ],
      none,
    ),
  ).toEqual({});
});

test('a multiple-choice option keeps every chosen value', () => {
  const items = [
    { sendid: '14', value: 'loot' },
    { sendid: '14', value: 'stream' },
  ];
  expect(collapseItems(items, new Set(['14']))).toEqual({ 14: ['loot', 'stream'] });
});

test('an option named __proto__ does not pollute the prototype', () => {
  const chosen = collapseItems([{ sendid: '__proto__', value: 'x' }], none);
  expect(toItems(chosen)).toEqual([{ sendid: '__proto__', value: 'x' }]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('a posted form is converted into API items', () => {
  const form = new FormData();
  form.append('product', '7');
  form.append('option-12', 'self');
  form.append('options-14', 'loot');
  form.append('options-14', 'stream');
  expect(toItems(readChosen(form))).toEqual([
    { sendid: '12', value: 'self' },
    { sendid: '14', value: 'loot' },
    { sendid: '14', value: 'stream' },
  ]);
});

test('the two ends of a range are joined into one value', () => {
  const form = new FormData();
  form.append('from-15', 'bronze');
  form.append('to-15', 'gold');
  form.append('from-16', '');
  form.append('to-16', '');
  form.append('from-17', '10');
  expect(readChosen(form)).toEqual({ 15: 'bronze-gold', 17: '10-' });
});

test.each([
  ['3', 3],
  ['0', 0],
  ['1.5', null],
  ['-1', null],
  ['1e9', null],
  ['', null],
  ['many', null],
])('quantity %j is parsed as %j', (typed, quantity) => {
  const form = new FormData();
  form.append('quantity', typed);
  expect(readQuantity(form)).toBe(quantity);
});

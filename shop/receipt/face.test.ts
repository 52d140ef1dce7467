import { expect, test } from 'vitest';
import { runsOf } from './face.ts';

test('a name in letters of several scripts comes in runs of one typeface each', () => {
  expect(runsOf('Wrocław 12')).toEqual([
    { face: 'latin', text: 'Wroc' },
    { face: 'latin-ext', text: 'ł' },
    { face: 'latin', text: 'aw 12' },
  ]);
  expect(runsOf('Гордунни')).toEqual([{ face: 'cyrillic', text: 'Гордунни' }]);
});

test('letters and their accents are one, and lines become one line', () => {
  expect(runsOf('Mare\u0301cage\r\n\tEU ')).toEqual([{ face: 'latin', text: 'Marécage EU' }]);
});

test.each(['龙骑士', 'مرحبا', 'raid 🐉', 'a\u0000b', 'left → right'])('%j can be shown by none', (text) => {
  expect(runsOf(text)).toBeUndefined();
});

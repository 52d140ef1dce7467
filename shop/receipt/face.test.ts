import { expect, test } from 'vitest';
import { legible, runsOf } from './face.ts';

test('text in several scripts is split into runs of one typeface each', () => {
  expect(runsOf('Wrocław 12')).toEqual([
    { face: 'latin', text: 'Wroc' },
    { face: 'latin-ext', text: 'ł' },
    { face: 'latin', text: 'aw 12' },
  ]);
  expect(runsOf('Гордунни')).toEqual([{ face: 'cyrillic', text: 'Гордунни' }]);
});

test('accents are combined with their letters, and line breaks become spaces', () => {
  expect(runsOf('Mare\u0301cage\r\n\tEU ')).toEqual([{ face: 'latin', text: 'Marécage EU' }]);
});

test('unsupported characters become an ellipsis, and the others stay', () => {
  expect(legible('Δράκος 龙骑士 GmbH ★')).toBe('… GmbH …');
  expect(legible('Mare\u0301cage Жар')).toBe('Marécage Жар');
});

test.each(['龙骑士', 'مرحبا', 'raid 🐉', 'a\u0000b', 'left → right'])(
  '%j cannot be rendered by any typeface',
  (text) => {
    expect(runsOf(text)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { lineFinder } from './line-of.ts';

const lineOf = lineFinder(`# Goods
products:
  - slug: raid
    price: '10.00'
    options:
      - key: play
        values:
          - { key: self, name: You }
          - key: duo
            name: Both
  - slug: key
`);

test.each([
  [['products'], 2],
  [['products', 0, 'price'], 4],
  [['products', 0, 'options', 0, 'values', 0, 'name'], 8],
  [['products', 0, 'options', 0, 'values', 1], 9],
  [['products', 0, 'options', 0, 'values', 1, 'name'], 10],
  [['products', 1, 'slug'], 11],
])('%j is at line %i', (path, line) => {
  expect(lineOf(path)).toBe(line);
});

test('a missing path is reported at the line of its nearest parent', () => {
  expect(lineOf(['products', 1, 'price'])).toBe(11);
  expect(lineOf(['products', 0, 'options', 0, 'values', 7, 'price'])).toBe(7);
  expect(lineOf(['products', 0, 'price', 'deeper'])).toBe(4);
  expect(lineFinder('')(['products'])).toBe(1);
});

import { expect, test } from 'vitest';
import { decimal, each, fields, firstDecimal, flag, html, integer, offer, plain, text } from './read.ts';

test.each([
  [12.99, '12.99'],
  ['12.99', '12.99'],
  ['1,202.00', '1202.00'],
  ['-4.00', '-4.00'],
  [0, '0'],
  ['0.012300', '0.012300'],
])('the price %o is read as %s', (value, read) => {
  expect(decimal(value)).toBe(read);
});

test.each([false, '', null, undefined, 'free', '1.202,00 €', Number.NaN, Infinity, 1e30, {}, []])(
  '%o is not a valid price',
  (value) => {
    expect(decimal(value)).toBeUndefined();
  },
);

test('the exact decimal takes precedence over the number', () => {
  expect(firstDecimal('58.40', 58.4)).toBe('58.40');
  expect(firstDecimal('', 58.4)).toBe('58.4');
  expect(firstDecimal(false, '')).toBe('0');
});

test.each([0, false, '0.00', '', null])('a special of %o is read as no offer', (value) => {
  expect(offer(value)).toBeUndefined();
});

test('integers, flags and texts are read from numbers, strings and booleans', () => {
  expect([integer('12'), integer(12), integer('2x'), integer(1.5), integer(''), integer(null)]).toEqual([
    12,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([1, '1', true, 'true', 0, '0', false, null].map(flag)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([text(7), text(null), text({})]).toEqual(['7', '', '']);
});

test('an empty list or null is read as an empty object', () => {
  expect(fields([])).toEqual({});
  expect(fields(null)).toEqual({});
});

test('an invalid list item is omitted, and the others are read', () => {
  expect(each([{ id: 1 }, null, 'junk', { id: 2 }], (raw) => integer(raw['id']))).toEqual([1, 2]);
});

test('HTML entities in names are decoded', () => {
  expect(plain('Tom &amp; Jerry&#039;s &lt;b&gt; caf&eacute; &unknown; &copy2 &#99999999;')).toBe(
    "Tom & Jerry's <b> café &unknown; &copy2 \ufffd",
  );
});

test.each([
  ['&lt;p&gt;Rock &amp;amp; roll&lt;/p&gt;', '<p>Rock &amp; roll</p>'],
  ['<p>5 &lt; 6 &amp; 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
  ['5 &lt; 6', '5 &lt; 6'],
  [null, ''],
])('%s is read as the HTML %s', (sent, read) => {
  expect(html(sent)).toBe(read);
});

import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const messages = (text: string) =>
  readCsv(text).issues.map(({ row, column, message }) => `${row} ${column} ${message}`);

test('rows are numbered as in a spreadsheet, including empty ones', () => {
  const { rows } = readCsv('slug,price\n\nraid,1.50\n,\n"key","2"\n');
  expect(rows.map(({ row, fields }) => [row, fields])).toEqual([
    [3, { slug: 'raid', price: '1.50' }],
    [5, { slug: 'key', price: '2' }],
  ]);
});

test.each([
  ['semicolons', 'slug;price\nraid;1.50\n'],
  ['tabs', 'slug\tprice\nraid\t1.50\n'],
  ['a mark at its beginning and lines of Windows', '\uFEFFSlug,Price\r\nraid,1.50\r\n'],
])('a file with %s is read the same', (_, text) => {
  expect(readCsv(text)).toEqual({
    rows: [{ row: 2, fields: { slug: 'raid', price: '1.50' }, unnamed: 'keep' }],
    issues: [],
  });
});

test.each([
  ['slug;price;special\nraid;1.234,50;\nkey;9,99;8,50\n', ['1.234,50', '9.99'], ['2 price has a point, and other']],
  ['slug;price\nraid;9.99\nkey;0,019365\n', ['9.99', '0.019365'], ['2 price has a point, and other']],
  ['slug\tprice\nraid\t19,9\nkey\t1,234\n', ['19.9', '1.234'], []],
  ['slug;price\nraid;9.99\nkey;1.234\n', ['9.99', '1.234'], []],
  ['slug,price\nraid,"9,99"\nkey,1.00\n', ['9,99', '1.00'], []],
])(
  '%j has decimal commas only if commas are not separators, and mixed notations are an issue',
  (text, prices, told) => {
    expect(readCsv(text).rows.map(({ fields }) => fields.price)).toEqual(prices);
    expect(messages(text)).toEqual(told.map((start) => expect.stringContaining(start)));
  },
);

test('cells are converted to the type of their column', () => {
  const head = 'slug,label,minimum,maximum,tags,enabled,motif,category';
  const { rows } = readCsv(`${head}\nraid,,5,many,"a | b \\| c",No,,\n`);
  expect(rows[0]?.fields).toEqual({
    slug: 'raid',
    label: null,
    minimum: 5,
    maximum: 'many',
    tags: ['a', 'b | c'],
    enabled: false,
    category: '',
  });
});

test('every issue of the header row is reported, and data rows are not checked then', () => {
  expect(messages('price,colour,price,\n1,2,3,4\n')).toEqual([
    '1 slug is missing: the first row names the columns',
    '1 colour is not known',
    '1 price is listed twice',
    '1 column 4 is not known',
  ]);
});

test('a malformed line is reported once, and later lines keep their row numbers', () => {
  const { rows, issues } = readCsv('slug,name\na,An "odd" name\nb,Fine\nc\nd,Fine too\n');
  expect(issues.map(({ row }) => row)).toEqual([2, 4]);
  expect(rows.map(({ row }) => row)).toEqual([3, 5]);
});

test('an unclosed quote is an issue', () => {
  expect(messages('slug,name\na,"Without end\nb,Fine\n')).toEqual([
    expect.stringMatching(/^2 {2}not readable as CSV: /),
  ]);
});

test('a file without products is an issue', () => {
  expect(messages('slug,price\n')).toEqual(['0  holds no products']);
  expect(messages('')).toEqual(['1 slug is missing: the first row names the columns']);
});

test.each(['sep=;\r\n', '\uFEFFSEP=;\n'])(
  'the separator line %j above the header counts as a row but is not read as data',
  (line) => {
    const { rows, issues } = readCsv(`${line}slug;price\nraid;9,99\nkey\n`);
    expect(rows).toEqual([{ row: 3, fields: { slug: 'raid', price: '9.99' }, unnamed: 'keep' }]);
    expect(issues).toEqual([{ row: 4, column: '', message: 'has 1 cells, the first row has 2' }]);
  },
);

test('empty columns without a name are ignored', () => {
  expect(readCsv('slug,price,,\nraid,9.99,,\n,,,\nkey,1.00,,\n')).toMatchObject({
    rows: [
      { row: 2, fields: { slug: 'raid', price: '9.99' } },
      { row: 4, fields: { slug: 'key', price: '1.00' } },
    ],
    issues: [],
  });
  expect(messages('slug,price,,\nraid,9.99,,x\n')).toEqual(['1 column 3 is not known', '1 column 4 is not known']);
});

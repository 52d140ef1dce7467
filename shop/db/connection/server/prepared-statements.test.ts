import { expect, test } from 'vitest';
import { createNames } from './prepared-statements.ts';

test('the same statement gets the same name, and different statements get different names', () => {
  const nameOf = createNames();
  expect(nameOf('select "id" from "a" where "id" = $1')).toBe(nameOf('select "id" from "a" where "id" = $1'));
  expect(nameOf('select "id" from "b" where "id" = $1')).not.toBe(nameOf('select "id" from "a" where "id" = $1'));
});

test.each([
  'select * from "payment" where "id" = $1',
  'select "event".* from "event" where "id" = $1',
  'insert into "payment" ("id") values ($1) returning *',
  `select 1 where $1 in (${'$2, '.repeat(2_000)}$2)`,
])('a statement that a migration can break, or that is too long, is not named', (text) =>
  expect(createNames()(text)).toBeUndefined(),
);

test('count(*) does not count as selecting every column', () => {
  expect(createNames()('select count(*) from "product" where "id" = $1')).toBeDefined();
});

test('the number of statement names is bounded', () => {
  const nameOf = createNames(2);
  const names = ['a', 'b', 'c'].map((text) => nameOf(text));
  expect(names.map((name) => name !== undefined)).toEqual([true, true, false]);
  expect(nameOf('a')).toBe(names[0]);
});

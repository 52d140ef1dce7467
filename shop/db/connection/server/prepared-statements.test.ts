import { expect, test } from 'vitest';
import { createNames } from './prepared-statements.ts';

test('a statement has one name, and another one has another', () => {
  const nameOf = createNames();
  expect(nameOf('select "id" from "a" where "id" = $1')).toBe(nameOf('select "id" from "a" where "id" = $1'));
  expect(nameOf('select "id" from "b" where "id" = $1')).not.toBe(nameOf('select "id" from "a" where "id" = $1'));
});

test.each([
  'select * from "payment" where "id" = $1',
  'select "event".* from "event" where "id" = $1',
  'insert into "payment" ("id") values ($1) returning *',
  `select 1 where $1 in (${'$2, '.repeat(2_000)}$2)`,
])('what a migration can break, and what is long, has none', (text) => expect(createNames()(text)).toBeUndefined());

test('counting is no reading of every column', () => {
  expect(createNames()('select count(*) from "product" where "id" = $1')).toBeDefined();
});

test('there is an end to the names', () => {
  const nameOf = createNames(2);
  const names = ['a', 'b', 'c'].map((text) => nameOf(text));
  expect(names.map((name) => name !== undefined)).toEqual([true, true, false]);
  expect(nameOf('a')).toBe(names[0]);
});

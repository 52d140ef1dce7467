import { buildSchema, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { typeNamesOf, withoutTypeNames } from './type-names.ts';

const schema = buildSchema(`
  type Query { category: Category! }
  type Category { name: String! products: [Product!]! parent: Category }
  type Product { id: ID! price: Money }
  type Money { amount: String! }
`);

test('types are recorded per field, through aliases, lists and fragments', () => {
  const document = parse(`
    query { __typename category { __typename name products { ...Card id } products { price { amount } } up: parent { name } } }
    fragment Card on Product { __typename id }
  `);
  expect(typeNamesOf(schema, document)).toEqual({
    category: ['Category', { products: ['Product', { price: ['Money'] }], up: ['Category'] }],
  });
  expect(print(withoutTypeNames(document))).not.toContain('__typename');
});

import { buildSchema, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { typeNamesOf, withoutTypeNames } from './type-names.ts';

const schema = buildSchema(`
  type Query { shelf: Shelf! }
  type Shelf { name: String! goods: [Goods!]! above: Shelf }
  type Goods { id: ID! price: Money }
  type Money { amount: String! }
`);

test('types are told by field, through aliases, lists and fragments', () => {
  const document = parse(`
    query { __typename shelf { __typename name goods { ...Card id } goods { price { amount } } up: above { name } } }
    fragment Card on Goods { __typename id }
  `);
  expect(typeNamesOf(schema, document)).toEqual({
    shelf: ['Shelf', { goods: ['Goods', { price: ['Money'] }], up: ['Shelf'] }],
  });
  expect(print(withoutTypeNames(document))).not.toContain('__typename');
});

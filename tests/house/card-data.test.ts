import { globSync, readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { HOLDINGS } from '#shop/privacy/holdings.ts';

/** Words that occur in names of card fields, and in no other name of ours. */
const CARD_WORDS = /^(pan|cvc2?|cvv2?|csc|cid|ccnum|cardnumber|cardholder|iban)$/;
/** Parts of a card or account number, or of an expiry date. */
const CARD_PAIRS =
  /^((card|cc|credit|debit|account) (no|num|number|holder|owner|code|exp|expiry|expires|csc|security)|exp(iry|iration|ires)? (month|year|date|mm|yy)|security code)$/;

function isOfCard(name: string): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return words.some((word, at) => CARD_WORDS.test(word) || CARD_PAIRS.test(`${word} ${words[at + 1] ?? ''}`));
}

function namesOfSchema(): string[] {
  const schema = buildSchema(
    globSync('schema/*.graphql')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map(({ name }) => name);
    if (isInputObjectType(type)) return Object.keys(type.getFields());
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => [name, ...args.map((arg) => arg.name)]);
  });
}

/** Names and `autocomplete` values of the fields of all pages, and keys of request bodies. */
function namesOfForms(): string[] {
  const files = globSync(['client/**/*.{ts,tsx}', 'shop/**/*.ts', 'catalog/**/*.yaml']);
  return files
    .filter((file) => !file.includes('.test.') && !file.startsWith('client/generated/'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:\bname|autocomplete)=["'{`]+([\w$-]+)|^\s*(?:name: )?['"]?([\w-]+)['"]?: z\./gim,
      ),
    ])
    .map(([, field, key]) => field ?? key ?? '');
}

function namesOfTables(): string[] {
  return Object.entries(HOLDINGS).flatMap(([table, holding]) => [
    table,
    ...(holding === 'goods' ? [] : Object.keys(holding.columns)),
  ]);
}

test.each([
  ['the GraphQL schema', namesOfSchema, 'email'],
  ['forms and request bodies', namesOfForms, 'quantity'],
  ['tables', namesOfTables, 'email'],
])('%s have no field for card data', (_, namesOf, known) => {
  const names = namesOf();
  expect(names).toContain(known);
  expect(names.filter(isOfCard)).toEqual([]);
});

test.each([
  'cardNumber',
  'card_number',
  'cc-number',
  'cc-exp',
  'expMonth',
  'cvc',
  'card-holder',
  'IBAN',
  'security_code',
])('%s is recognized as a field for card data', (name) => expect(isOfCard(name)).toBe(true));

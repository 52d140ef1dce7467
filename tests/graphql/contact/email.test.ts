import { getNamedType, isEnumType, isInputObjectType, isRequiredInputField, type GraphQLInputField } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { type Api, openApi } from '#tests/support/buyer/api.ts';

const schema = createSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const type = getNamedType(args[0]?.type);
  return isInputObjectType(type) && 'email' in type.getFields() ? [{ name, type }] : [];
});

let api: Api;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const KNOWN: Record<string, unknown> = {
  token: 't'.repeat(43),
  number: 'WS-10001',
  budget: '50',
  game: 'wow-carry',
  agree: true,
  idempotencyKey: 'k'.repeat(20),
};

function anyOf({ name, type }: GraphQLInputField): unknown {
  const inner = getNamedType(type);
  return KNOWN[name] ?? (isEnumType(inner) ? inner.getValues()[0]?.value : 'text');
}

/** What each mutation says of the address. */
async function said(email: string) {
  const answers = mutations.map(async ({ name, type }) => {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    const input = Object.fromEntries(required.map((field) => [field.name, anyOf(field)]));
    const document = `mutation ($input: ${type.name}!) { it: ${name}(input: $input) { errors { field code message } } }`;
    const { data, errors } = await api.newBrowser().ask(document, { input: { ...input, email } });
    expect(errors).toBeUndefined();
    const issues = data['it']!['errors']!.filter(({ field }) => String(field) === 'email');
    return [name, issues.map(({ code, message }) => `${String(code)}: ${String(message)}`)] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const all = (issues: string[]) => Object.fromEntries(mutations.map(({ name }) => [name, issues]));

test('every mutation that takes an email address is covered', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(8);
});

test.each(['', '   '])('a missing email address (%j) has the same error in every mutation', async (email) => {
  expect(await said(email)).toEqual(all(['REQUIRED: Required']));
});

test.each(['ada', 'a@b', 'a@b.c', 'a@b.museum', 'a@b.c0m', 'a,b@c.de', 'a..b@c.de', '@c.de'])(
  'the invalid address %j has the same error in every mutation',
  async (email) => {
    expect(await said(email)).toEqual(all(['INVALID_FORMAT: Enter correct email']));
  },
);

test.each(['ada@example.com', ' ada@mail.example.games ', 'jürgen@bücher.de', "o'neil+wow@x.io"])(
  'the address %j is accepted by every mutation',
  async (email) => {
    expect(await said(email)).toEqual(all([]));
  },
);

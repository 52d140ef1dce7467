import { readFileSync } from 'node:fs';
import {
  BreakingChangeType,
  buildSchema,
  findSchemaChanges,
  getIntrospectionQuery,
  type GraphQLArgument,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { openApi, type Api } from '#tests/support/api.ts';

const RELEASE = new URL('../../schema/release/schema.graphql', import.meta.url);
const schema = createSchema();

let api: Api;
beforeAll(async () => void (api = await openApi()));
afterAll(() => api.close());

test('every type, field, argument and value is described', () => {
  const named: { name: string; description?: string | null | undefined }[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    named.push(type);
    if (isEnumType(type)) named.push(...type.getValues().map((value) => under(type, value)));
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      named.push(under(type, field));
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      named.push(...args.map((argument) => under(under(type, field), argument)));
    }
  }
  expect(named.length).toBeGreaterThan(600);
  expect(named.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
});

test('nothing that clients of the last release ask for is gone', () => {
  const before = buildSchema(readFileSync(RELEASE, 'utf8'));
  const breaking = new Set<string>(Object.values(BreakingChangeType));
  const changes = findSchemaChanges(before, buildSchema(printSchema(schema)));
  expect(changes.filter(({ type }) => breaking.has(type)).map(({ description }) => description)).toEqual([]);
});

test('a deprecation says since when, and what to use', () => {
  const text = printSchema(schema);
  for (const [, reason = ''] of text.matchAll(/@deprecated\(reason: "([^"]*)"\)/g)) {
    expect(reason).toMatch(/^Since \d{4}-\d\d-\d\d: /);
  }
  expect(text).not.toContain('@deprecated\n');
});

test('the schema is handed out as a document, and by introspection', async () => {
  const { text, headers } = await api.http.get('/schema.graphql').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8/);
  expect(findSchemaChanges(schema, buildSchema(text)).filter(({ type }) => type === 'FIELD_REMOVED')).toEqual([]);
  const { data, errors } = await api.newBrowser().ask(getIntrospectionQuery());
  expect(errors).toBeUndefined();
  expect(data['__schema']!['types']!.length).toBeGreaterThan(100);
});

test('types that lead to each other cannot be followed for ever', async () => {
  const into = 'types { fields { type { '.repeat(4) + 'name' + ' } } }'.repeat(4);
  const { data, errors } = await api
    .newBrowser()
    .ask(`{ __schema { ${into.replaceAll('type { types', 'type { ofType')} } }`);
  expect([data, errors.length > 0]).toEqual([undefined, true]);
});

function under<Child extends { name: string; description?: string | null | undefined }>(
  { name }: { name: string },
  child: Child,
): { name: string; description?: string | null | undefined } {
  return { name: `${name}.${child.name}`, description: child.description };
}

import { readFileSync } from 'node:fs';
import {
  BreakingChangeType,
  buildSchema,
  findSchemaChanges,
  type GraphQLArgument,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  printSchema,
  validate,
  validateSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { readOperations } from './operation/contract.ts';
import { createSchema } from './schema.ts';

const RELEASE = new URL('../../schema/release/schema.graphql', import.meta.url);
const schema = createSchema();

test('every stored operation is valid against the schema', () => {
  const issues = Object.values(readOperations()).flatMap((text) => validate(schema, parse(text)));
  expect(issues.map(({ message }) => message)).toEqual([]);
  expect(validateSchema(schema)).toEqual([]);
});

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

test('the schema has no breaking changes since the last release', () => {
  const before = buildSchema(readFileSync(RELEASE, 'utf8'));
  const breaking = new Set<string>(Object.values(BreakingChangeType));
  const changes = findSchemaChanges(before, buildSchema(printSchema(schema)));
  expect(changes.filter(({ type }) => breaking.has(type)).map(({ description }) => description)).toEqual([]);
});

test('every deprecation has a reason that starts with a date', () => {
  const text = printSchema(schema);
  for (const [, reason = ''] of text.matchAll(/@deprecated\(reason: "([^"]*)"\)/g)) {
    expect(reason).toMatch(/^Since \d{4}-\d\d-\d\d: /);
  }
  expect(text).not.toContain('@deprecated\n');
});

test('the schema is Relay-compatible: no extensions, ids of type ID!, no Relay names for other types', () => {
  expect(printSchema(schema)).not.toMatch(/^extend /m);
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const ids = objects.flatMap((type) => type.getFields()['id'] ?? []);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter(({ type, args }) => String(type) !== 'ID!' || args.length > 0).map(String)).toEqual([]);
  // They stand for refetching and for lists by cursor, which decision 62 is about.
  expect(objects.map(({ name }) => name).filter((name) => /^(Node|PageInfo|.+(Connection|Edge))$/.test(name))).toEqual(
    [],
  );
});

function under<Child extends { name: string; description?: string | null | undefined }>(
  { name }: { name: string },
  child: Child,
): { name: string; description?: string | null | undefined } {
  return { name: `${name}.${child.name}`, description: child.description };
}

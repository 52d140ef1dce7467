import { buildSchema, findSchemaChanges, getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { openApi, type Api } from '#tests/support/api.ts';

let api: Api;
beforeAll(async () => void (api = await openApi()));
afterAll(() => api.close());

test('the schema is handed out as a document, and by introspection', async () => {
  const { text, headers } = await api.http.get('/schema.graphql').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8/);
  expect(findSchemaChanges(createSchema(), buildSchema(text)).filter(({ type }) => type === 'FIELD_REMOVED')).toEqual(
    [],
  );
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

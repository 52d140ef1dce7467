import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apis } from '#shop/app.ts';
import { type OpenApiDocument, pathsOf } from '#shop/openapi/document.ts';
import { judge } from '#tests/support/hostile/judge.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

type Operation = {
  operationId: string;
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};

let shop: TestShop;
let served: Response;
let document: OpenApiDocument;
let operations: { path: string; method: string; operation: Operation }[];

beforeAll(async () => {
  shop = await createTestShop();
  served = await fetch(`${shop.url}/api/openapi.json`);
  document = (await served.json()) as OpenApiDocument;
  operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
});
afterAll(() => shop.close());

describe('the OpenAPI document', () => {
  test('is public and cacheable', async () => {
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toContain('application/json');
    expect(served.headers.get('cache-control')).toContain('public');
    const tag = served.headers.get('etag') ?? '';
    const again = await fetch(`${shop.url}/api/openapi.json`, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const posted = await fetch(`${shop.url}/api/openapi.json`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('states its OpenAPI version, its title and its version', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  });

  test('describes every endpoint of the shop', () => {
    const calls = apis.flatMap(({ prefix, endpoints }) =>
      endpoints.flatMap(({ method, path }) => pathsOf(path).map((form) => `${method} ${prefix}${form}`)),
    );
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(described.sort()).toEqual(calls.sort());
  });

  test('gives each operation a unique name', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('declares exactly the parameters of each path', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect([path, new Set(declared.map(({ name }) => name))]).toEqual([path, new Set(inPath)]);
      expect(declared.every(({ required }) => required === true)).toBe(true);
    }
  });

  test('has a valid schema for every request and response', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    addFormats.default(ajv);
    ajv.addVocabulary(['example', 'openapi', 'info', 'servers', 'components', 'paths']);
    ajv.addSchema(document, 'shop');
    for (const { operation } of operations) {
      const contents = [operation.requestBody, ...Object.values(operation.responses)].map((one) => one?.content ?? {});
      const schemas = contents.flatMap((content) => Object.values(content).map(({ schema }) => schema));
      for (const schema of [...schemas, ...(operation.parameters ?? []).map((parameter) => parameter.schema)]) {
        ajv.compile(withOrigin(schema));
      }
      expect(Object.values(operation.responses).every(({ description }) => description !== '')).toBe(true);
    }
  });
});

describe('as a response validator', () => {
  const answer = (status: number, body: unknown) => ({ status, type: 'application/json', text: JSON.stringify(body) });
  const languages = (entry: object) => answer(200, { success: 1, error: [], total: 1, data: [entry] });
  const english = {
    language_id: 1,
    name: 'English',
    code: 'en-gb',
    locale: 'en-US',
    image: '',
    directory: 'en-gb',
    sort_order: 1,
    status: 1,
  };
  const path = '/api/rest/languages';

  test('accepts an additional field', () => {
    expect(() => judge('GET', path, languages({ ...english, flag: 'gb' }))).not.toThrow();
  });

  test('rejects a missing field and a field of the wrong type', () => {
    const { code: _, ...withoutCode } = english;
    expect(() => judge('GET', path, languages(withoutCode))).toThrow(/code/);
    expect(() => judge('GET', path, languages({ ...english, sort_order: '1' }))).toThrow(/sort_order/);
    expect(() => judge('GET', path, answer(200, { success: 1, error: [], data: [] }))).toThrow(/total/);
  });

  test('rejects an undocumented status, and an error without a message', () => {
    expect(() => judge('GET', path, answer(418, {}))).toThrow(/may not answer 418/);
    expect(() => judge('GET', path, answer(400, { success: 0, error: [], data: [] }))).toThrow(/error/);
    expect(() => judge('GET', '/api/rest/nothing', answer(200, { success: 1 }))).toThrow(/no call/);
  });
});

// References start at the document's root, wherever a schema stands in it.
function withOrigin(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"shop#/components')) as object;
}

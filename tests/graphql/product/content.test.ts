import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

test('search handles any characters in its text, and rejects one of over 100 characters', async () => {
  const ask = (query: string) =>
    api
      .newBrowser()
      .ask('query ($query: String!) { search(query: $query) { total products { name } categories { path } } }', {
        query,
      });
  expect((await ask('heroic')).data['search']!['products']!.map((one) => one['name'])).toContain('Heroic Raid');
  expect((await ask('raids')).data['search']!['categories']).toContainEqual({ path: 'wow-carry/raids' });
  for (const text of ['%', '/', '..', '.', 'a/b?c#d', '"\'<b>', '🐉']) {
    const { errors, data } = await ask(text);
    expect(errors, text).toBeUndefined();
    expect(data['search']!['total'], text).toBeGreaterThanOrEqual(0);
  }
  expect((await ask('x'.repeat(101))).errors[0]!['extensions']!['code']).toBe('BAD_USER_INPUT');
});

test('content pages come as plain blocks', async () => {
  const { data } = await api
    .newBrowser()
    .ask(
      '{ information(slug: "terms-conditions") { title blocks { kind text items } } none: information(slug: "x") { title } }',
    );
  expect(data['information']!['blocks']).toEqual([
    { kind: 'HEADING', text: 'Orders', items: [] },
    { kind: 'PARAGRAPH', text: 'An order is a contract.', items: [] },
  ]);
  expect(data['none']).toBeNull();
});

test('languages are listed', async () => {
  const { data } = await api.newBrowser().ask('{ languages { label value icon } }');
  expect(data['languages']).toContainEqual(expect.objectContaining({ value: 'en-gb' }));
});

test('a category has its FAQ as plain text', async () => {
  const { data } = await api.newBrowser().ask(/* GraphQL */ `
    {
      asked: category(path: "wow-carry/raids") {
        faq {
          question
          answer
        }
      }
      quiet: category(path: "wow-carry/dungeons") {
        faq {
          question
        }
      }
    }
  `);
  expect(data).toMatchObject({
    asked: { faq: [{ question: 'Who <leads>?', answer: 'One of ours.' }] },
    quiet: { faq: [] },
  });
});

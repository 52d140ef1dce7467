import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, HttpError } from '#shop/http/call.ts';
import { endpoint } from './endpoint.ts';
import { identifier, lenient } from './input.ts';
import { withErrorCode } from './schema.ts';

const schema = {
  id: 'rename',
  summary: 'Renames a thing',
  params: z.object({ id: identifier }),
  query: z.object({ note: z.string().max(3, 'Too long').optional() }),
  body: z.object({
    name: withErrorCode('no_name', z.string('Name required!').min(1, 'Name required!')),
    count: lenient({ type: 'integer' }, Number),
    ids: z
      .string()
      .refine((text) => text.length < 3, { message: 'Too many', params: { code: 'too_many' } })
      .optional(),
  }),
  data: z.object({ id: z.int() }),
};

const rename = endpoint({
  method: 'PUT',
  path: '/things/:id',
  auth: 'none',
  schema,
  async handle({ params, query, body, sent }) {
    // @ts-expect-error -- what the schema does not name is not there
    const unread: unknown = [body.other, query.other, params.other];
    const typed: { id: number; name: string; count: number; note?: string | undefined } = {
      ...params,
      ...query,
      ...body,
    };
    return { data: { typed, unread, sent } };
  },
});

function called(sent: { id: string; query?: string; body?: Record<string, unknown> }) {
  const part: Pick<Call, 'params' | 'query' | 'body'> = {
    params: { id: sent.id },
    query: new URLSearchParams(sent.query),
    body: sent.body,
  };
  return rename.read(part as Call);
}

function detailsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpError) return error.details;
    throw error;
  }
  return [];
}

test('a handler receives the parsed input and the raw body', async () => {
  const body = { name: 'Sword', count: '2', other: 1 };
  const { data } = await called({ id: '7', query: 'note=hm&other=1', body })();
  expect(data).toEqual({
    typed: { id: 7, name: 'Sword', count: 2, note: 'hm' },
    unread: [undefined, undefined, undefined],
    sent: body,
  });
});

test('every invalid field is reported with its own code before the handler is called', () => {
  const body = { count: 1, ids: '123' };
  expect(detailsOf(() => called({ id: '7', body }))).toEqual([
    { code: 'no_name', field: 'name', message: 'Name required!' },
    { code: 'too_many', field: 'ids', message: 'Too many' },
  ]);
});

test('a field without its own error message gets a generic one, not that of the library', () => {
  const body = { name: 'Sword', count: 1, ids: 5 };
  expect(detailsOf(() => called({ id: '7', body }))).toEqual([
    { code: 'invalid_field', field: 'ids', message: 'Invalid ids' },
  ]);
});

test.each([
  ['path', { id: '0', query: 'note=long', body: {} }, ['Invalid identifier.']],
  ['query', { id: '7', query: 'note=long', body: {} }, ['Too long']],
  ['body', { id: '7', body: {} }, ['Invalid request body, please validate the json object']],
])('errors in the %s are reported before those of later parts', (_part, sent, messages) => {
  expect(detailsOf(() => called(sent)).map(({ message }) => message)).toEqual(messages);
});

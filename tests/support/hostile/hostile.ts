import { z } from 'zod';
import { apis } from '#shop/app.ts';
import { pathsOf } from '#shop/openapi/document.ts';

/** One form of one call, with the names of everything it reads. */
export type Described = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the API's prefix, parameters as `{id}`. */
  path: string;
  needsToken: boolean;
  params: string[];
  query: string[];
  headers: string[];
  body: string[];
};

/** What every call may be sent, read by code that all of them share. */
export const SHARED_FIELDS = {
  query: ['option[1]'],
  headers: ['X-Oc-Merchant-Language', 'X-Oc-Image-Dimension', 'X-Request-Id'],
};

/** Every call of the shop, from its own table. */
export const calls: Described[] = apis.flatMap(({ prefix, endpoints }) =>
  endpoints.flatMap(({ method, path, auth, schema }) =>
    pathsOf(path).map((form) => ({
      name: `${method} ${prefix}${form}`,
      method,
      path: prefix + form,
      needsToken: auth === 'session',
      params: [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      query: [...keysOf(schema.query), ...SHARED_FIELDS.query],
      headers: [...SHARED_FIELDS.headers, ...keysOf(schema.headers)],
      body: keysOf(schema.body instanceof z.ZodOptional ? schema.body.unwrap() : schema.body),
    })),
  ),
);

/** What people, programs and attackers put into an address or a text field. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(400),
  "1'; drop table product; --",
  '%_\\"`$1',
  'a\u0000b',
  '\u202e\u0300🧙‍♂️ﷺ',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '2024-02-30T25:61:00Z',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01',
  'x'.repeat(5000),
];

/** What a program may send in a field of a body. */
export const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  2 ** 31,
  [],
  [[['a']]],
  [null, 1, 'x'],
  {},
  { account: null },
  { account: { a: { b: [] } } },
  { '1': { '2': 3 } },
  ...HOSTILE_TEXTS,
];

export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
};

/** The address of a call; parameters that are not given are `1`. */
export function addressOf(call: Described, { params = {}, query = {} }: Sent = {}): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'));
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** What of a text a header can carry. */
export function asHeader(text: string): string {
  return text.replaceAll(/[^\x20-\xff]/g, '?').trim();
}

function keysOf(schema: z.ZodObject | undefined): string[] {
  return Object.keys(schema?.shape ?? {});
}

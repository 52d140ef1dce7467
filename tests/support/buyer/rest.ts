import { judge } from '#tests/support/hostile/judge.ts';
import type { TestShop } from '#tests/support/shop.ts';

/** A response of the shop with its envelope unpacked. `data` is untyped, as on the wire. */
export type RestAnswer = {
  status: number;
  headers: Headers;
  success: number;
  error: string[];
  data: unknown;
  total: number | undefined;
  message: string[] | undefined;
  details: {
    code: string;
    field?: string;
    message: string;
    game?: string;
    line?: string;
    reason?: string;
    hint?: string;
  }[];
};

type Options = { headers?: Record<string, string>; body?: unknown };

export type Rest = {
  token: string;
  get(path: string, options?: Options): Promise<RestAnswer>;
  post(path: string, body?: unknown, options?: Options): Promise<RestAnswer>;
  put(path: string, body?: unknown, options?: Options): Promise<RestAnswer>;
  delete(path: string, body?: unknown, options?: Options): Promise<RestAnswer>;
};

/** A caller with a session of its own, or with the given token. Prices come in US dollars. */
export async function restOf(shop: TestShop, given?: string): Promise<Rest> {
  const token = given ?? tokenOf(await askToken(shop));
  const send = (method: string, path: string, { headers, body }: Options) =>
    request(shop, method, path, {
      headers: { Authorization: `Bearer ${token}`, 'X-Oc-Currency': 'USD', ...headers },
      body,
    });
  return {
    token,
    get: (path, options = {}) => send('GET', path, options),
    post: (path, body, options = {}) => send('POST', path, { ...options, body }),
    put: (path, body, options = {}) => send('PUT', path, { ...options, body }),
    delete: (path, body, options = {}) => send('DELETE', path, { ...options, body }),
  };
}

export async function askToken(shop: TestShop, body?: unknown, secret = shop.clientSecret): Promise<RestAnswer> {
  const basic = Buffer.from(`${shop.clientId}:${secret}`).toString('base64');
  return request(shop, 'POST', '/oauth2/token/client_credentials', {
    headers: { Authorization: `Basic ${basic}` },
    body,
  });
}

export function tokenOf(answer: RestAnswer): string {
  return String(at(answer.data, 'access_token'));
}

/** The value at a path such as `products.0.key` of a JSON value; undefined when there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined;
  }, value);
}

/** One field of each entry of the list at a path. */
export function eachOf(value: unknown, field: string): unknown[] {
  return Array.isArray(value) ? value.map((entry) => at(entry, field)) : [];
}

/**
 * Every response is validated against the shop's OpenAPI document.
 *
 * @param path below `/api/rest`, or with its own prefix.
 * @param options `body`: an object is sent as JSON, a text or bytes as they are.
 */
export async function request(
  shop: TestShop,
  method: string,
  path: string,
  options: Options = {},
): Promise<RestAnswer> {
  const { headers = {}, body } = options;
  const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const address = path.startsWith('/api/') ? path : `/api/rest${path}`;
  const response = await fetch(shop.url + address, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('Content-Type') ?? '';
  judge(method, address, { status: response.status, type, text });
  const envelope = (text === '' ? {} : JSON.parse(text)) as Partial<RestAnswer> & {
    error_details?: RestAnswer['details'];
  };
  return {
    status: response.status,
    headers: response.headers,
    success: envelope.success ?? -1,
    error: envelope.error ?? [],
    data: envelope.data,
    total: envelope.total,
    message: envelope.message,
    details: envelope.error_details ?? [],
  };
}

/** Names of the products that a search finds, best first. */
export async function foundNames(rest: Rest, text: string, query = ''): Promise<string[]> {
  const { status, data } = await rest.get(`/products/search/${encodeURIComponent(text)}${query}`);
  if (status !== 200) throw new Error(`The search for ${text} is answered with ${status}`);
  return eachOf(data, 'name').map(String);
}

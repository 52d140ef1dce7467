import { Pool } from 'undici';

type Json = { [field: string]: Json } & Json[];
type Method = 'GET' | 'POST' | 'PUT';

/** Calls the shop as one session; an answer that is no success ends the benchmark. */
export type Caller = (method: Method, path: string, body?: object) => Promise<Json>;

export type Callers = { make(): Promise<Caller>; close(): Promise<void> };

export function callersOf(shop: { url: string; clientId: string; clientSecret: string }, most: number): Callers {
  const pool = new Pool(shop.url, { connections: most });
  const send = async (method: Method, path: string, authorization: string, body?: object): Promise<Json> => {
    const answer = await pool.request({
      method,
      path: `/api/rest${path}`,
      headers: { authorization, 'x-oc-currency': 'USD', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    // A shop that is cut off answers without a body.
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
    const envelope = JSON.parse(text) as { success: number; data: Json };
    if (envelope.success !== 1) throw new Error(`${method} ${path}: ${text}`);
    return envelope.data;
  };
  return {
    async make() {
      const basic = `Basic ${Buffer.from(`${shop.clientId}:${shop.clientSecret}`).toString('base64')}`;
      const token = await send('POST', '/oauth2/token/client_credentials', basic);
      return (method, path, body) => send(method, path, `Bearer ${String(token['access_token'])}`, body);
    },
    close: () => pool.close(),
  };
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from './shop.ts';
import type { Loose } from './buyer/shopper.ts';
import type { Storefront } from './process/storefront.ts';

export type DeskAnswer = { status: number; data: Loose; error: string[]; total: number | undefined };

/** Somebody at the desk, who shows its key unless another one is given. */
export function deskOf(shop: Pick<TestShop, 'url' | 'deskKey'>, name = 'Ada', key = shop.deskKey) {
  const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${shop.url}/api/desk${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'X-Desk-Name': name, ...headers },
      ...(body !== undefined && { body }),
    });
    return { response, text: await response.text() };
  };
  const ask = async (...call: Parameters<typeof send>): Promise<DeskAnswer> => {
    const { response, text } = await send(...call);
    const { data, error, total } = JSON.parse(text) as Omit<DeskAnswer, 'status'>;
    return { status: response.status, data, error, total };
  };
  const number = (order: Loose) => String(order['order_number']);
  return {
    send,
    ask,
    list: (query = '') => ask('GET', `/orders?${query}`),
    show: (order: Loose) => ask('GET', `/orders/${number(order)}`),
    act: (order: Loose, act: string, body: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
      ask('POST', `/orders/${number(order)}/${act}`, JSON.stringify(body), { 'Idempotency-Key': idempotencyKey }),
    proof: (order: Loose, picture: Uint8Array<ArrayBuffer>, query: Record<string, string> = {}) =>
      ask('POST', `/orders/${number(order)}/proof?${new URLSearchParams(query)}`, picture),
  };
}

/** The desk of the shop behind a storefront. */
export function deskBehind({ shopUrl, dataDir }: Pick<Storefront, 'shopUrl' | 'dataDir'>) {
  const { deskKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Pick<TestShop, 'deskKey'>;
  return deskOf({ url: shopUrl, deskKey });
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from './shop.ts';
import type { Loose } from './buyer/shopper.ts';
import type { Storefront } from './process/storefront.ts';

export type DeskAnswer = { status: number; data: Loose; error: string[]; total: number | undefined };

/** By which the desk names a line of an order. */
export const lineKey = (order: Loose, index = 0): string => String(order['products']?.[index]?.['key']);

/** Somebody at the desk, who shows its key unless another one is given. */
export function deskOf(shop: Pick<TestShop, 'url' | 'deskKey'>, name = 'Ada', key = shop.deskKey) {
  const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${shop.url}/api/desk${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'X-Desk-Name': name, ...headers },
      ...(body !== undefined && { body }),
    });
    // With the mark at its beginning, which text() would take away.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { response, text };
  };
  const ask = async (...call: Parameters<typeof send>): Promise<DeskAnswer> => {
    const { response, text } = await send(...call);
    const { data, error, total } = JSON.parse(text) as Omit<DeskAnswer, 'status'>;
    return { status: response.status, data, error, total };
  };
  const number = (order: Loose) => String(order['order_number']);
  const act = (
    order: Loose,
    name: string,
    body: Record<string, unknown> = {},
    idempotencyKey: string = randomUUID(),
  ): Promise<DeskAnswer> =>
    ask('POST', `/orders/${number(order)}/${name}`, JSON.stringify(body), { 'Idempotency-Key': idempotencyKey });
  return {
    send,
    ask,
    list: (query = '') => ask('GET', `/orders?${query}`),
    show: (order: Loose) => ask('GET', `/orders/${number(order)}`),
    act,
    /** Assigns the order, and counts so many units of its first line as done. */
    begin: async (order: Loose, to = 0): Promise<void> => {
      await act(order, 'assign', { team: 'Halden' });
      await act(order, 'advance', { line: lineKey(order), to });
    },
    proof: (order: Loose, picture: Uint8Array<ArrayBuffer>, query: Record<string, string> = {}) =>
      ask('POST', `/orders/${number(order)}/proof?${new URLSearchParams(query)}`, picture),
  };
}

/** The desk of the shop behind a storefront. */
export function deskBehind({ shopUrl, dataDir }: Pick<Storefront, 'shopUrl' | 'dataDir'>) {
  const { deskKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Pick<TestShop, 'deskKey'>;
  return deskOf({ url: shopUrl, deskKey });
}

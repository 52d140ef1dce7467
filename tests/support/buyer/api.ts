import type { AddressInfo } from 'node:net';
import pino from 'pino';
import supertest from 'supertest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { listen } from '#server/http/listen.ts';
import type { Limits } from '#shop/config/limits.ts';
import { countCalls, type CountingShop } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

/** JSON whose fields a test names freely; every step may turn out undefined. `String(…)` makes a leaf a text. */
export type Loose = { [field: string]: Loose } & Pick<Loose[], 'map' | 'flatMap' | 'find' | 'filter' | 'length'>;

export type GraphqlAnswer = { status: number; data: Loose; errors: Loose; cookies: string[]; extensions: Loose };

export type Browser = {
  /** Sends a document with this browser's cookies and keeps those that come back. */
  ask(document: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphqlAnswer>;
  cookies: Map<string, string>;
};

/** The storefront's API before a real shop with a database of its own, pages left out. */
export type Api = {
  url: string;
  shop: TestShop;
  /** The proxy between the two: counts calls, and can make the shop fail. */
  upstream: CountingShop;
  http: ReturnType<typeof supertest>;
  newBrowser(): Browser;
  /** Open connections of visitors. */
  connections(): Promise<number>;
  /** Drops the cache of the shop's responses. */
  dropCached(): void;
  /** The first step of a graceful stop. */
  drain(): void;
  close(): Promise<void>;
};

/**
 * A given `shop` is that of several APIs and stays open. The port is a free one unless given. `shopUrl`: where the
 * storefront looks for the shop, unless it is where `upstream` is.
 */
export async function openApi(
  given: { env?: Record<string, string>; shop?: TestShop; limits?: Limits; port?: number; shopUrl?: string } = {},
): Promise<Api> {
  const shop = given.shop ?? (await createTestShop({ config: { limits: given.limits ?? {} } }));
  const upstream = await countCalls(shop.url);
  const config = readConfig({
    NODE_ENV: 'test',
    LIMITS: 'off',
    SITE_URL: 'http://localhost:3000',
    SHOP_CLIENT_ID: shop.clientId,
    SHOP_CLIENT_SECRET: shop.clientSecret,
    ...given.env,
  });
  const app = await createApp({ config, log: pino({ level: 'silent' }), shopUrl: given.shopUrl ?? upstream.url });
  // As in production: a connection that Node would close after 5 s is still good for a client that was held up.
  const server = await listen((req, res) => app.handle(req, res), { host: '127.0.0.1', port: given.port ?? 0 });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    shop,
    upstream,
    http: supertest(url),
    newBrowser: () => newBrowser(url),
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    dropCached: app.dropCached,
    drain: app.drain,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, app.close(), upstream.close()]);
      if (!given.shop) await shop.close();
    },
  };
}

function newBrowser(url: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async ask(query, variables = {}, headers = {}) {
      const answer = await supertest(url)
        .post('/graphql')
        .set({
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'sec-fetch-site': 'same-origin',
          ...headers,
        })
        .send({ query, variables });
      const set = ([answer.headers['set-cookie'] ?? []] as string[][]).flat();
      for (const cookie of set) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const body = answer.body as Partial<GraphqlAnswer>;
      return {
        status: answer.status,
        data: body.data as Loose,
        errors: body.errors as Loose,
        extensions: body.extensions as Loose,
        cookies: set,
      };
    },
  };
}

import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import type { Catalog } from '#catalog/format.ts';
import { createApp } from '#server/app.ts';
import type { AppDeps } from '#server/parts.ts';
import { readConfig } from '#server/config/config.ts';
import { createPageHandler } from '#server/ssr/handler.ts';
import { countCalls, type CountingShop } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openGate, type Gate } from './gate.ts';

export const SITE_URL = 'http://localhost:3000';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** The built pages with a real shop: site → upstream (counts calls, fails them) → gate (delays them) → shop. */
export type Site = {
  url: string;
  shop: TestShop;
  upstream: CountingShop;
  gate: Gate;
  /** What happens when the catalogue changes. */
  dropCached(): void;
  /** What a storefront does before it is ready. */
  rehearse(): Promise<void>;
  warm(): Promise<void>;
  /** What it does once it is ready. */
  warmProduct(): Promise<void>;
  /** `begun` is called with the first byte of the answer. */
  get(path: string, headers?: OutgoingHttpHeaders, method?: string, begun?: () => void): Promise<Answer>;
  /** A header that is undefined is left out. */
  post(path: string, form: Record<string, string>, headers?: OutgoingHttpHeaders): Promise<Answer>;
  close(): Promise<void>;
};

/** `catalog` is `testCatalog` unless given; a given `shop` is that of several sites and stays open. `watchesRelease`: as in a running storefront. */
export async function openSite(
  env: Record<string, string> = {},
  given: { catalog?: Catalog; shop?: TestShop; watchesRelease?: true; drawCard?: AppDeps['drawCard'] } = {},
): Promise<Site> {
  const shop = given.shop ?? (await createTestShop(given.catalog && { catalog: given.catalog }));
  const gate = await openGate(shop.url);
  const upstream = await countCalls(gate.url);
  const config = readConfig({
    NODE_ENV: 'test',
    LIMITS: 'off',
    // So that a page is sent whole, even on a busy machine; tests of streams override it.
    SHELL_WAIT_MS: '1000',
    SITE_URL,
    SHOP_CLIENT_ID: shop.clientId,
    SHOP_CLIENT_SECRET: shop.clientSecret,
    ...env,
  });
  const app = await createApp({
    config,
    log: pino({ level: 'silent' }),
    shopUrl: upstream.url,
    createPages: createPageHandler,
    ...(given.drawCard && { drawCard: given.drawCard }),
  });
  if (given.watchesRelease) await app.subscribeToReleases();
  const server = createServer((req, res) => app.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    shop,
    upstream,
    gate,
    dropCached: () => app.dropCached(),
    rehearse: () => app.rehearse(),
    warm: () => app.warm(),
    warmProduct: () => app.warmProduct(),
    get: (path, headers = {}, method = 'GET', begun) => ask(url, path, { method, headers }, { begun }),
    post(path, form, headers = {}) {
      // As every browser says it of a form.
      const usual = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_URL };
      const all = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== undefined);
      return ask(
        url,
        path,
        { method: 'POST', headers: Object.fromEntries(all) },
        { body: new URLSearchParams(form).toString() },
      );
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, app.close(), upstream.close(), gate.close()]);
      if (!given.shop) await shop.close();
    },
  };
}

/** Sends the path byte for byte: `fetch` would normalize it. */
function ask(
  url: string,
  path: string,
  options: { method: string; headers: OutgoingHttpHeaders },
  { body, begun }: { body?: string; begun?: (() => void) | undefined } = {},
) {
  const { hostname, port } = new URL(url);
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path, agent: false, ...options }, (res) => {
      begun?.();
      buffer(res).then(
        (bytes) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: bytes, text: bytes.toString() }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Drops cached pages with the former name, like a release of the catalogue. */
export async function renameCategory({ shop, dropCached }: Site, slug: string, name: string): Promise<void> {
  await shop.db.updateTable('category').set({ name }).where('slug', '=', slug).execute();
  dropCached();
}

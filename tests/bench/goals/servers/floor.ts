// Two floors on our own code. A fresh page's: its calls of the shop, all at once, and
// `renderToString` of its tree, nothing else. The endpoint's: GraphQL Yoga with its defaults on our schema.
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { pino } from 'pino';
import { Pool } from 'undici';
import { readConfig } from '#server/config/config.ts';
import { createContextFactory } from '#server/graphql/context.ts';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { createStoredExecutor, storeOperations } from '#server/graphql/operation/execute.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { createPictures } from '#server/graphql/value/picture.ts';
import { createRestClient } from '#server/rest/client.ts';
import { createCartLinks } from '#server/session/cart-link.ts';
import { UNKNOWN_VISITOR } from '#server/session/visitor.ts';
import { openPages } from '#server/ssr/entry.ts';

/** The replayed shop knows an answer by its currency too. */
const AS_PAGES = { 'x-oc-currency': 'USD' };

export type Page = { path: string; calls: string[] };

const config = readConfig(process.env);
const log = pino({ level: 'error' });
const { shopUrl, siteUrl, contentHost } = config;
const credentials = { clientId: config.shopClientId, clientSecret: config.shopClientSecret };
const client = createRestClient({ url: shopUrl, log, ...credentials });
const schema = createSchema();
const pictures = createPictures({ contentHost, own: [siteUrl, shopUrl] });
const createContext = createContextFactory({
  client,
  pictures: { own: pictures, whole: pictures },
  cartLinks: createCartLinks(credentials.clientSecret),
  siteUrl,
});
const asAnyone = () => createContext({ visitor: UNKNOWN_VISITOR, log });
const yoga = createYoga({ schema, context: asAnyone, logging: false });

process.once('message', (page: Page) => {
  serve(page).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});

async function serve({ path: shown, calls }: Page): Promise<void> {
  const pages = await openPages(config);
  const execute = createStoredExecutor(storeOperations(schema, readOperations()));
  const entry = await pages.entry();
  const context = asAnyone();
  const run = (hash: string, variables: Record<string, unknown>) => execute(hash, variables, context);
  const loaded = await entry.loadPage(new Request(siteUrl + shown), {
    run,
    siteUrl,
    publish: () => '/',
    reuses: false,
  });
  if (loaded instanceof Response) throw new Error(`${shown} is a redirect`);
  await loaded.settled;
  const pool = new Pool(shopUrl, { connections: 8 });
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/graphql')) return void yoga(req, res);
    const answer = async (): Promise<void> => {
      await Promise.all(
        calls.map(async (path) => {
          const { statusCode, body } = await pool.request({ method: 'GET', path, headers: AS_PAGES });
          const text = await body.text();
          // Refusals are short: a floor made of them would be too low.
          if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
          JSON.parse(text);
        }),
      );
      const html = Buffer.from(loaded.toHtml(pages.assetsOf(loaded.page, loaded.interactive)));
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': html.byteLength });
      res.end(html);
    };
    answer().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      res.destroy();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The floor has no port');
    process.send?.({ ready: `http://127.0.0.1:${address.port}` });
  });
}

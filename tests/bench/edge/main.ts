// `npm run bench -- edge`: for each field of Query the documents that come nearest to the limit of cost, with the
// processor time that each takes of storefront, shop and embedded database together (asked again, with arguments that
// nobody has sent before, and the first time after a release), and the size of its answer. Exits 1 when one takes more
// than 50 ms, the first after a release apart, or its answer is more than 1 MB. Arguments: the fields to measure, else all.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from '#server/graphql/schema.ts';
import { readCatalog } from '#catalog/read.ts';
import { openApi } from '#tests/support/buyer/api.ts';
import { createTestShop } from '#tests/support/shop.ts';
import { type Arguments, dearestDocument, type Shape } from './dearest-document.ts';

const MAX_MS = 50;
const MAX_BYTES = 1024 * 1024;
const ROUNDS = 5;
const SHAPES: Shape[] = ['wide', 'deep', 'often'];
const SIZES = [1, 10, 24, 100];
const DAY_MS = 24 * 60 * 60 * 1_000;
const PRODUCTS = 60;
/** More than any document has. */
const ALIASES = 20;

type Asked = { [field: string]: Arguments[] };

const sized = (size: string, text: (at: number) => string): Arguments[] =>
  SIZES.map((count) => (at) => `${text(at)}, ${size}: ${count}`);
const day = (at: number, days: number) => new Date(Date.now() + days * DAY_MS + at * 1_000).toISOString();

/** What each field is asked with, other values for each number. Orders and carts are one visitor's, and small. */
const asked = (ids: readonly string[]): Asked => ({
  categories: [() => ''],
  category: [() => 'path: "wow-carry"', () => 'path: "wow-carry/raids"'],
  events: [() => '', (at) => `from: "${day(at, 0)}", to: "${day(at, 61)}"`],
  event: [(at) => `id: ${at + 1}`],
  information: [() => 'slug: "terms-conditions"'],
  product: [() => 'path: "wow-gold"', () => 'path: "manaforge-omega"', (at) => `id: ${ids[at % ids.length]}`],
  productsById: [(at) => `ids: [${ids.map((_, index) => ids[(index + at) % ids.length]).slice(0, 50)}]`],
  products: sized('limit', (at) => `category: "wow-carry", price: { to: ${90_000 + at} }`),
  related: [() => 'product: "wow-gold"', (at) => `product: ${ids[at % ids.length]}`],
  quote: [(at) => `product: "wow-gold", quantity: ${at + 1}`],
  reviews: SIZES.map((count) => () => `first: ${Math.min(count, 50)}`),
  interpret: [1, 4].map((count) => (at) => `text: "heroic raid and ${at + 500}k gold", first: ${count}`),
  search: sized('limit', (at) => `query: "heroic raid ${at}"`),
  site: [() => ''],
  languages: [() => ''],
});

/**
 * `freshMs`: when nobody has asked for the same before; `firstMs`: when every answer of the shop has just been dropped
 * too, the menu's too, as after a release.
 */
type Measured = { ms: number; freshMs: number; firstMs: number; bytes: number; code: string; document: string };

const chosen = process.argv.slice(2);
const shop = await createTestShop({ catalog: readCatalog() });
// Not by way of what counts the calls: that would be counted too.
const api = await openApi({ shop, shopUrl: shop.url });
try {
  const schema = createSchema();
  for (const [name, ways] of Object.entries(asked(await idsOfProducts()))) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const all: Measured[] = [];
    for (const args of ways) for (const shape of SHAPES) all.push(await measure(schema, name, args, shape));
    const worst = all.toSorted((one, other) => costliest(other) - costliest(one))[0];
    if (worst) tell(name, worst, Math.max(...all.map(({ bytes }) => bytes)));
  }
} finally {
  await api.close();
  await shop.close();
}

async function idsOfProducts(): Promise<string[]> {
  const { data } = await api
    .newBrowser()
    .ask(`{ products(category: "wow-carry", limit: ${PRODUCTS}) { items { id } } }`);
  return data['products']!['items']!.map(({ id }) => String(id));
}

/** The median of some rounds, after one that finds what the storefront keeps. */
async function measure(schema: GraphQLSchema, name: string, args: Arguments, shape: Shape): Promise<Measured> {
  // Another size of the answer for each number could make another document the dearest: one is found, then varied.
  const write = dearestDocument(schema, name, args, shape);
  api.dropCached();
  const first = await answerTo(write(0));
  const again = await rounds(() => write(0));
  const fresh = await rounds((round) => write((round + 1) * ALIASES));
  return { ...again, freshMs: fresh.ms, firstMs: first.ms, document: write(0) };
}

type Answer = { ms: number; bytes: number; code: string };

async function rounds(write: (round: number) => string): Promise<Answer> {
  const all: Answer[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await answerTo(write(round)));
  const sorted = all.toSorted((one, other) => one.ms - other.ms);
  return sorted[ROUNDS >> 1] ?? { ms: NaN, bytes: 0, code: '' };
}

/** Reads the answer as it comes, so that reading it takes no time of ours. */
async function answerTo(query: string): Promise<Answer> {
  const before = process.cpuUsage();
  const sent = request(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
  });
  sent.end(JSON.stringify({ query }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = await answer.toArray();
  const { user, system } = process.cpuUsage(before);
  const given = Buffer.concat(chunks as Buffer[]);
  const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(given) : given;
  const { errors } = JSON.parse(body.toString()) as { errors?: { extensions: { code: string } }[] };
  return {
    ms: (user + system) / 1_000,
    bytes: body.byteLength,
    code: errors?.[0]?.extensions.code ?? '',
  };
}

function costliest({ ms, freshMs }: Measured): number {
  return Math.max(ms, freshMs);
}

function tell(name: string, { ms, freshMs, firstMs, code, document }: Measured, bytes: number): void {
  const isMet = Math.max(ms, freshMs) <= MAX_MS && bytes <= MAX_BYTES;
  if (!isMet) process.exitCode = 1;
  const times = [ms, freshMs, firstMs].map((one) => one.toFixed(0).padStart(5));
  const figures = `${times[0]} ms, fresh ${times[1]} ms, first ${times[2]} ms ${(bytes / 1024).toFixed(0).padStart(6)} KB`;
  console.log(`${name.padEnd(14)} ${figures}${code && ` ${code}`}${isMet ? '' : '  MISSED'}`);
  if (!isMet) console.log(`  ${document.slice(0, 300)}`);
}

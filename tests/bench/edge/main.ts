// `npm run bench -- edge`: for each field of Query the documents that come nearest to the limit of cost, with the
// processor time that each takes of storefront, shop and embedded database together, which run in this one process
// (asked again, with arguments that nobody has sent before, and the first time after a release), and the size of its
// answer. Of some rounds the quarter that took least counts: other programs only add to it, to the time a processor
// takes too. Exits 1 when one takes more than 50 ms, the first after a release apart, or its answer is more than 1 MB.
// Arguments: the fields to measure, else all. `edge ways`: the same by the shortest way to each list and each priced field
// below them, with the largest arguments: minutes; prints the dearest.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from '#server/graphql/schema.ts';
import { readCatalog } from '#catalog/read.ts';
import { openApi } from '#tests/support/buyer/api.ts';
import { createTestShop } from '#tests/support/shop.ts';
import { fillSchedule } from '#shop/event/schedule.ts';
import { readPublishedRuns } from '#shop/release/store.ts';
import { type Arguments, dearestDocument, type Field, queryField, type Shape } from './dearest-document.ts';
import { waysFrom } from './ways.ts';

const MAX_MS = 50;
const MAX_BYTES = 1024 * 1024;
const ROUNDS = 9;
const ROUNDS_OF_WAYS = 3;
const SHOWN_WAYS = 20;
/** The dearest that `edge ways` has found. */
const DEAR_WAYS = ['events.product.breadcrumbs', 'productsById.game.children', 'product.game.products.filters'];
const SHAPES: Shape[] = ['wide', 'deep', 'often'];
const SIZES = [1, 10, 24, 100];
const DAY_MS = 24 * 60 * 60 * 1_000;
const PRODUCTS = 60;
/** More than any document has. */
const ALIASES = 20;

type Catalogue = { ids: readonly string[]; games: readonly string[] };
type Asked = { [field: string]: Arguments[] };

const sized = (size: string, text: (at: number) => string): Arguments[] =>
  SIZES.map((count) => (at) => `${text(at)}, ${size}: ${count}`);
const START_MS = Date.now();
const day = (at: number, days: number) => new Date(START_MS + days * DAY_MS + at * 1_000).toISOString();

/** What each field is asked with, other values for each number. Orders and carts are one visitor's, and small. */
const asked = ({ ids, games }: Catalogue): Asked => ({
  categories: [() => ''],
  category: [() => 'path: "wow-carry"', () => 'path: "wow-carry/raids"'],
  // In a shop that is open for two months most of its runs are over.
  events: [() => '', (at) => `from: "${day(at, -34)}", to: "${day(at, 27)}"`],
  event: [(at) => `id: ${at + 1}`],
  information: [() => 'slug: "terms-conditions"'],
  product: [() => 'path: "wow-gold"', () => 'path: "manaforge-omega"', (at) => `id: ${ids[at % ids.length]}`],
  productsById: [(at) => `ids: [${ids.map((_, index) => ids[(index + at) % ids.length]).slice(0, 50)}]`],
  products: [
    ...sized('limit', (at) => `category: "wow-carry", price: { to: ${90_000 + at} }`),
    ...sized('limit', (at) => `category: "${games[at % games.length]}", price: { to: ${90_000 + at} }`),
  ],
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

const [mode, ...others] = process.argv.slice(2);
const chosen = mode === 'ways' ? others : process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(asked({ ids: [], games: [] }), name));
if (unknown !== undefined) {
  console.error(`${unknown} is no field that this benchmark measures`);
  process.exit(2);
}
const shop = await createTestShop({ catalog: readCatalog() });
const runs = (await readPublishedRuns(shop.db)) ?? [];
for (const days of [56, 28]) await fillSchedule(shop.db, runs, new Date(START_MS - days * DAY_MS));
// Not by way of what counts the calls: that would be counted too.
const api = await openApi({ shop, shopUrl: shop.url });
try {
  const schema = createSchema();
  const wanted = Object.entries(asked(await catalogueOf())).filter(
    ([name]) => chosen.length === 0 || chosen.includes(name),
  );
  // What runs for the first time is not compiled yet.
  for (const [name, args] of wanted) await measure(schema, [queryField(schema, name)], args.at(-1), 'wide');
  if (mode !== 'ways') for (const [name, args] of wanted) await measureField(schema, name, args);
  await measureWays(schema, wanted, (way) => mode === 'ways' || DEAR_WAYS.includes(way));
} finally {
  await api.close();
  await shop.close();
}

async function measureField(schema: GraphQLSchema, name: string, ways: Arguments[]): Promise<void> {
  const all: Measured[] = [];
  for (const args of ways)
    for (const shape of SHAPES) all.push(...(await measure(schema, [queryField(schema, name)], args, shape)));
  const worst = all.toSorted((one, other) => costliest(other) - costliest(one))[0];
  if (worst) tell(name, worst, Math.max(...all.map(({ bytes }) => bytes)));
}

async function measureWays(
  schema: GraphQLSchema,
  wanted: [name: string, ways: Arguments[]][],
  isWanted: (way: string) => boolean,
): Promise<void> {
  const all: (Measured & { way: string })[] = [];
  for (const [name, args] of wanted)
    for (const way of waysFrom(queryField(schema, name))) {
      const written = way.map((step) => step.name).join('.');
      if (!isWanted(written)) continue;
      for (const found of await measure(schema, way, args.at(-1), 'wide', mode === 'ways' ? ROUNDS_OF_WAYS : ROUNDS))
        all.push({ ...found, way: written });
    }
  const dearest = all.toSorted((one, other) => costliest(other) - costliest(one));
  console.log(`the dearest of ${all.length} ways`);
  for (const found of dearest.slice(0, SHOWN_WAYS)) tell(found.way, found, found.bytes);
}

async function catalogueOf(): Promise<Catalogue> {
  const { data } = await api
    .newBrowser()
    .ask(`{ products(category: "wow-carry", limit: ${PRODUCTS}) { items { id } } categories { path } }`);
  return {
    ids: data['products']!['items']!.map(({ id }) => String(id)),
    games: data['categories']!.map(({ path }) => String(path)),
  };
}

/** None where the limit is met by the way alone. */
async function measure(
  schema: GraphQLSchema,
  way: readonly [Field, ...Field[]],
  args: Arguments = () => '',
  shape: Shape,
  count = ROUNDS,
): Promise<Measured[]> {
  // Another size of the answer for each number could make another document the dearest: one is found, then varied.
  const write = dearestDocument(schema, way, args, shape);
  if (!write) return [];
  api.dropCached();
  const first = await answerTo(write(0));
  const again = await rounds(count, () => write(0));
  const fresh = await rounds(count, (round) => write((round + 1) * ALIASES));
  return [{ ...again, freshMs: fresh.ms, firstMs: first.ms, document: write(0) }];
}

type Answer = { ms: number; bytes: number; code: string };

async function rounds(count: number, write: (round: number) => string): Promise<Answer> {
  const all: Answer[] = [];
  for (let round = 0; round < count; round += 1) all.push(await answerTo(write(round)));
  const sorted = all.toSorted((one, other) => one.ms - other.ms);
  return sorted[count >> 2] ?? { ms: NaN, bytes: 0, code: '' };
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
  console.log(`${name.padEnd(30)} ${figures}${code && ` ${code}`}${isMet ? '' : '  MISSED'}`);
  if (!isMet) console.log(`  ${document.slice(0, 300)}`);
}

// P1, P2, P3, P5, P6 and P9: the cost of a page and of a GraphQL response, compared with their floor.
import { readOperations } from '#server/graphql/operation/contract.ts';
import { atMost, rounded, told, type Figure } from './goal.ts';
import { type Answer, closeConnections, interleave, ratio, read, typical, type Contender } from './load.ts';
import { openBench, type Bench, type Front, type Upstream } from './processes.ts';
import type { PreparedAnswer } from './servers/raw.ts';

const CATEGORY = '/en-us/wow-carry';
const KB = 1_000;
/** A distinct page for each number, with the same 24 cards. */
const freshPage = (next: number) => `${CATEGORY}?min=1&max=${100_000 + next}`;

export async function measurePages(): Promise<Figure[]> {
  const bench = await openBench();
  try {
    const asking = await bench.upstream('no-store');
    const keeping = await bench.upstream('own');
    const [each, kept] = [await bench.storefront(asking), await bench.storefront(keeping)];
    const still = await bench.storefront(await bench.upstream('lasting'));
    return [
      ...(await size(each, asking)),
      ...(await calls(kept, keeping)),
      ...(await cachedPage(bench, still)),
      ...(await freshPages(bench, { each, kept, asking })),
      ...(await endpoint(bench, kept, keeping)),
    ];
  } finally {
    closeConnections();
    await bench.stop();
  }
}

async function size({ url }: Front, upstream: Upstream): Promise<Figure[]> {
  await upstream.asked();
  const html = (await read(url + CATEGORY)).body.toString();
  const asked = await upstream.asked();
  const bytes = asked.reduce((sum, call) => sum + call.bytes, 0);
  const state = [...html.matchAll(/<script[^>]*type="application\/json"[^>]*>([^]*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  return [
    atMost('P5', 'HTML of a category page', Buffer.byteLength(html) / KB, 80, ' KB'),
    atMost('P5', 'hydration data in the HTML of a category page', Buffer.byteLength(state.join('')) / KB, 12, ' KB'),
    atMost('P6', 'JSON from the shop for a category page, nothing cached', bytes / KB, 60, ' KB'),
    told(
      'P6',
      'calls of that page',
      asked.map(({ path, bytes: size }) => `${path} (${rounded(size / KB)} KB)`).join(', '),
    ),
  ];
}

async function calls({ url }: Front, upstream: Upstream): Promise<Figure[]> {
  await read(url + freshPage(1));
  await upstream.asked();
  await read(url + freshPage(2));
  const cold = (await upstream.asked()).length;
  await read(url + CATEGORY);
  await upstream.asked();
  await read(url + CATEGORY);
  return [
    atMost('P6', 'calls for an uncached category page, menu cached', cold, 1),
    atMost('P6', 'calls for a cached page', (await upstream.asked()).length, 0),
  ];
}

/** `front` has answers of the shop that last: what a page costs that is made again meanwhile is P2. */
async function cachedPage(bench: Bench, { url, server }: Front): Promise<Figure[]> {
  const brotli = { 'accept-encoding': 'br' };
  const plainPage = await read(url + CATEGORY);
  const brotliPage = await untilCompressed(() => read(url + CATEGORY, brotli));
  const raw = await bench.raw({ plain: prepared(plainPage), brotli: prepared(brotliPage) });
  const of = (name: string, front: Front, headers = {}): Contender => ({
    name,
    server: front.server,
    one: () => read(front.url + CATEGORY, headers),
  });
  const rounds = await interleave(
    [
      of('cached', { url, server }),
      of('raw', raw),
      of('cached, brotli', { url, server }, brotli),
      of('raw, brotli', raw, brotli),
    ],
    { rounds: 7, requests: 4_000, callers: 8 },
  );
  const [plain, packed] = [rounds.get('cached'), rounds.get('cached, brotli')];
  return [
    atMost('P1', 'cached page: CPU time ÷ node:http', ratio(plain, rounds.get('raw'), 'cpuMs'), 1.1, ' ×'),
    atMost(
      'P1',
      'cached page in brotli: CPU time ÷ node:http',
      ratio(packed, rounds.get('raw, brotli'), 'cpuMs'),
      1.1,
      ' ×',
    ),
    told(
      'P1',
      'CPU time of a cached page, in milliseconds',
      `${rounded(typical(plain, 'cpuMs'))} plain, ${rounded(typical(packed, 'cpuMs'))} brotli`,
    ),
  ];
}

/** What `node:http` writes by itself. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive']);

function prepared({ rawHeaders, body }: Answer): PreparedAnswer {
  const names = rawHeaders.map((_, at) => rawHeaders[at - (at % 2)] ?? '');
  const headers = rawHeaders.filter((_, at) => !OF_CONNECTION.has(names[at]?.toLowerCase() ?? ''));
  return { headers, body: body.toString('base64') };
}

type Fresh = { each: Front; kept: Front; asking: Upstream };

async function freshPages(bench: Bench, { each, kept, asking }: Fresh): Promise<Figure[]> {
  await asking.asked();
  await read(each.url + freshPage(0));
  const ofPage = (await asking.asked()).map(({ path }) => path);
  const floor = await bench.floor(asking, { path: freshPage(0), calls: ofPage });
  const contenders: Contender[] = [
    { name: 'fresh', server: each.server, one: (next) => read(each.url + freshPage(next)) },
    { name: 'floor', server: floor.server, one: () => read(floor.url) },
    { name: 'menu known', server: kept.server, one: (next) => read(kept.url + freshPage(next)) },
  ];
  const loaded = await interleave(contenders, { rounds: 9, requests: 200, callers: 4 });
  const alone = await interleave(contenders.slice(0, 2), { rounds: 7, requests: 120, callers: 1 });
  const fresh = loaded.get('fresh');
  return [
    atMost('P2', 'uncached category page: CPU time ÷ floor', ratio(fresh, loaded.get('floor'), 'cpuMs'), 1.2, ' ×'),
    told(
      'P2',
      'CPU time of an uncached category page, in milliseconds',
      `${rounded(typical(fresh, 'cpuMs'))}, floor ${rounded(typical(loaded.get('floor'), 'cpuMs'))}, ` +
        `with the menu known ${rounded(typical(loaded.get('menu known'), 'cpuMs'))}`,
    ),
    atMost(
      'P3',
      'uncached category page: time to first byte ÷ floor',
      ratio(alone.get('fresh'), alone.get('floor'), 'firstByteMs'),
      1.25,
      ' ×',
    ),
    told(
      'P3',
      'time to first byte of an uncached category page, in milliseconds',
      `${rounded(typical(alone.get('fresh'), 'firstByteMs'))}, floor ${rounded(typical(alone.get('floor'), 'firstByteMs'))}`,
    ),
  ];
}

const LIST = {
  filters: [],
  page: 1,
  path: 'wow-carry',
  price: null,
  sort: 'FEATURED',
};

async function endpoint(bench: Bench, { url, server }: Front, upstream: Upstream): Promise<Figure[]> {
  const yoga = await bench.floor(upstream, { path: CATEGORY, calls: [] });
  const [hash, text] = listOperation();
  const question = (fields: Record<string, unknown>) =>
    `/graphql?${new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )}`;
  const stored = question({
    variables: LIST,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });
  const written = question({ query: text, variables: LIST });
  const headers = { accept: 'application/graphql-response+json' };
  for (const address of [url + stored, url + written, yoga.url + written]) await checked(address, headers);
  const contenders: Contender[] = [
    { name: 'stored', server, one: () => read(url + stored, headers) },
    { name: 'text', server, one: () => read(url + written, headers) },
    { name: 'yoga', server: yoga.server, one: () => read(yoga.url + written, headers) },
  ];
  // Enough for V8 to have compiled both sides: what is compared is how they run for hours.
  const rounds = await interleave(contenders, { rounds: 5, requests: 2_000, callers: 4 });
  const floor = rounds.get('yoga');
  return [
    atMost(
      'P9',
      'stored operation: CPU time ÷ Yoga with default settings',
      ratio(rounds.get('stored'), floor, 'cpuMs'),
      0.2,
      ' ×',
    ),
    atMost('P9', 'the same operation as text: CPU time ÷ Yoga', ratio(rounds.get('text'), floor, 'cpuMs'), 0.6, ' ×'),
    told(
      'P9',
      'CPU time of the operation, in milliseconds',
      ['stored', 'text', 'yoga'].map((name) => `${name} ${rounded(typical(rounds.get(name), 'cpuMs'))}`).join(', '),
    ),
  ];
}

/** Fails on errors, which would be measured as very fast. */
async function checked(url: string, headers: Record<string, string>): Promise<void> {
  const answer = JSON.parse((await read(url, headers)).body.toString()) as { errors?: unknown; data?: object | null };
  if (answer.errors || !answer.data) throw new Error(`${url} answered ${JSON.stringify(answer).slice(0, 500)}`);
}

function listOperation(): [string, string] {
  const found = Object.entries(readOperations()).find(([, text]) => text.includes('query CategoryProducts('));
  if (!found) throw new Error('There is no operation CategoryProducts');
  return found;
}

async function untilCompressed(ask: () => ReturnType<typeof read>): ReturnType<typeof read> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await ask();
    if (answer.headers['content-encoding'] === 'br') return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The cached page was never compressed');
}

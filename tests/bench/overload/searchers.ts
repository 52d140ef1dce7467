import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { inMs, quantile, type Goal } from './figures.ts';

const SEARCHERS = 16;
const ADDS = 30;
const WORDS = 8;
/** An error comes within a millisecond or two; without a pause the searchers would measure themselves. */
const PAUSE_MS = 100;

const SEARCH = 'query ($query: String!) { search(query: $query) { total games { count } } }';

/** Sixteen who search for words that no catalogue has, while others fill their carts. */
export async function measureSearchers(url: string): Promise<Goal[]> {
  const before = await addOften(url, 0);
  const stopped = new AbortController();
  const counts = { found: 0, refused: 0 };
  const searching = Array.from({ length: SEARCHERS }, (_, at) => searchOn(url, at, counts, stopped.signal));
  const during = await addOften(url, ADDS);
  stopped.abort();
  await Promise.all(searching);
  const [quiet, busy] = [quantile(before, 0.5), quantile(during, 0.5)];
  return [
    {
      goal: `${SEARCHERS} hostile searchers, up to ${(SEARCHERS * 1_000) / PAUSE_MS} searches a second: add to cart at most twice as slow`,
      figure: `median ${inMs(quiet)} → ${inMs(busy)}, ${(busy / quiet).toFixed(1)} ×; ${counts.found} searches answered, ${counts.refused} refused`,
      met: busy <= 2 * quiet && during.every(Number.isFinite),
    },
  ];
}

/** Milliseconds that each of some buyers needs to put something into the cart. */
async function addOften(url: string, from: number): Promise<number[]> {
  const tookMs: number[] = [];
  for (let at = 0; at < ADDS; at += 1) {
    const buyer = newBuyer(url, { 'x-forwarded-for': `203.0.113.${from + at + 1}` });
    const add = await buyer.prepare('wow-gold');
    const beganMs = performance.now();
    tookMs.push(
      await add().then(
        () => performance.now() - beganMs,
        () => Infinity,
      ),
    );
  }
  return tookMs;
}

async function searchOn(
  url: string,
  searcher: number,
  counts: { found: number; refused: number },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${searcher + 1}` },
      body: JSON.stringify({ query: SEARCH, variables: { query: Array.from({ length: WORDS }, word).join(' ') } }),
    });
    const { data } = (await answer.json()) as { data?: { search?: unknown } | null };
    if (data?.search) counts.found += 1;
    else counts.refused += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function word(): string {
  return Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

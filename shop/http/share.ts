import type { Answer, Call } from './call.ts';
import { fold } from '#shop/search/word/fold.ts';

const SHARED_MS = 2_000;
const MAX_SHARED = 200;

/** One response for all who search for the same at the same time, or within two seconds. */
export type SharedSearches = (call: Call, path: string, answer: () => Promise<Answer>) => Promise<Answer>;

export function createSharedSearches(): SharedSearches {
  const shared = new Map<string, { answer: Promise<Answer>; until: number }>();

  return (call, path, answer) => {
    const key = keyOf(call, path);
    const now = call.deps.now().getTime();
    const known = shared.get(key);
    if (known && known.until > now) return known.answer;
    const coming = answer();
    shared.delete(key);
    shared.set(key, { answer: coming, until: now + SHARED_MS });
    coming.catch(() => shared.get(key)?.answer === coming && shared.delete(key));
    for (const [oldest, { until }] of shared) {
      if (shared.size <= MAX_SHARED && until > now) break;
      shared.delete(oldest);
    }
    return coming;
  };
}

/** Everything that the response depends on. */
function keyOf({ params, query, currency, language, deps }: Call, path: string): string {
  const { search = '', ...others } = params;
  const text = fold(search.trim());
  const asked = [...query].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return JSON.stringify([path, text, others, asked, currency, language, deps.catalogueVersion()]);
}

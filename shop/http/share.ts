import type { Answer, Call } from './call.ts';
import { fold } from '#shop/search/fold.ts';

const KEPT_MS = 2_000;
const MAX_KEPT = 200;

/** One answer for all who search for the same at the same time, or within two seconds. */
export type SharedSearches = (call: Call, path: string, answer: () => Promise<Answer>) => Promise<Answer>;

export function createSharedSearches(): SharedSearches {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();

  return (call, path, answer) => {
    const key = keyOf(call, path);
    const now = call.deps.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.answer;
    const coming = answer();
    kept.delete(key);
    kept.set(key, { answer: coming, until: now + KEPT_MS });
    coming.catch(() => kept.get(key)?.answer === coming && kept.delete(key));
    for (const [oldest, { until }] of kept) {
      if (kept.size <= MAX_KEPT && until > now) break;
      kept.delete(oldest);
    }
    return coming;
  };
}

/** All that decides the answer. */
function keyOf({ params, query, currency, language, deps }: Call, path: string): string {
  const { search = '', ...others } = params;
  const text = fold(search.trim());
  const asked = [...query].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return JSON.stringify([path, text, others, asked, currency, language, deps.catalogueVersion()]);
}

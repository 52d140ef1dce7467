import { readQuery } from '#client/search/search-query.ts';

/** From the last key to the request. */
export const SEARCH_DEBOUNCE_MS = 1_000;
/** From a request without a response to the same request again: searches are the first that a busy shop rejects. */
export const ASK_AGAIN_MS = [2_000, 6_000];

export type Found<Result> = { query: string; result: Result };

export type SearchState<Result> = {
  searching: boolean;
  /** The last request had no response. */
  failed: boolean;
  /** The last response; it stays while a newer one is pending. */
  found: Found<Result> | null;
};

export const NOTHING_TYPED = { searching: false, failed: false, found: null };

type Ask<Result> = (query: string, signal: AbortSignal) => Promise<Result>;

/** Searches while somebody types: debounced, only for new text, and never shows an outdated response. */
export function typeSearch<Result>(ask: Ask<Result>, show: (state: SearchState<Result>) => void) {
  let typed = '';
  let found: Found<Result> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight = new AbortController();
  return { type, stop };

  function type(text: string): void {
    const query = readQuery(text);
    if (query === typed) return;
    typed = query;
    cancel();
    if (query === '') found = null;
    if (query === '' || query === found?.query) return show({ searching: false, failed: false, found });
    show({ searching: true, failed: false, found });
    timer = setTimeout(() => void answer(query), SEARCH_DEBOUNCE_MS);
  }

  /** Sends nothing more until something new is typed. */
  function stop(): void {
    cancel();
    typed = found?.query ?? '';
    show({ searching: false, failed: false, found });
  }

  function cancel(): void {
    clearTimeout(timer);
    flight.abort();
  }

  async function answer(query: string): Promise<void> {
    const { signal } = (flight = new AbortController());
    // The search page handles the same text, and reports errors.
    const fail = () => show({ searching: false, failed: true, found: (found = null) });
    const result = await askAgain(() => ask(query, signal), fail, signal);
    if (signal.aborted || result === undefined) return;
    found = { query, result };
    show({ searching: false, failed: false, found });
  }
}

/** Undefined if there was no response in the end. */
async function askAgain<Result>(ask: () => Promise<Result>, fail: () => void, signal: AbortSignal) {
  for (const pause of [...ASK_AGAIN_MS, undefined]) {
    try {
      return await ask();
    } catch {
      if (!signal.aborted) fail();
    }
    if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) break;
  }
  return undefined;
}

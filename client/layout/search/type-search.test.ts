import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASK_AGAIN_MS, NOTHING_TYPED, SEARCH_DEBOUNCE_MS, typeSearch, type SearchState } from './type-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openSearch() {
  const questions: { query: string; signal: AbortSignal; answer: PromiseWithResolvers<string> }[] = [];
  const shown: SearchState<string>[] = [];
  const search = typeSearch<string>(
    (query, signal) => {
      const answer = Promise.withResolvers<string>();
      questions.push({ query, signal, answer });
      return answer.promise;
    },
    (state) => shown.push(state),
  );
  const rest = () => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { ...search, questions, now: () => shown.at(-1), rest, settle };
}

it('searches after one second without typing, and reports searching at once', async () => {
  const { type, questions, now, settle } = openSearch();
  type('ra');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1);
  type('raid');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1);
  expect(questions).toEqual([]);
  expect(now()).toEqual({ searching: true, failed: false, found: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(questions.map(({ query }) => query)).toEqual(['raid']);
  questions[0]?.answer.resolve('two raids');
  await settle();
  expect(now()).toEqual({ searching: false, failed: false, found: { query: 'raid', result: 'two raids' } });
});

it('does not search again for the same query', async () => {
  const { type, questions, now, rest, settle } = openSearch();
  type('raid');
  await rest();
  questions[0]?.answer.resolve('two raids');
  await settle();
  type('  raid ');
  type('raids');
  type('raid');
  await rest();
  expect(questions).toHaveLength(1);
  expect(now()).toEqual({ searching: false, failed: false, found: { query: 'raid', result: 'two raids' } });
});

it('an emptied field clears the results at once', async () => {
  const { type, questions, now, rest, settle } = openSearch();
  type('raid');
  await rest();
  questions[0]?.answer.resolve('two raids');
  await settle();
  type('  ');
  expect(now()).toEqual(NOTHING_TYPED);
  await rest();
  expect(questions).toHaveLength(1);
});

it('a newer search aborts the older one, and a late response is dropped', async () => {
  const { type, questions, now, rest, settle } = openSearch();
  type('raid');
  await rest();
  type('gold');
  expect(questions[0]?.signal.aborted).toBe(true);
  await rest();
  questions[1]?.answer.resolve('gold');
  await settle();
  questions[0]?.answer.resolve('two raids');
  await settle();
  expect(now()?.found).toEqual({ query: 'gold', result: 'gold' });
});

it('a failed search is reported and its results cleared; a canceled search is not a failure', async () => {
  const { type, questions, now, rest, settle } = openSearch();
  type('raid');
  await rest();
  questions[0]?.answer.reject(new Error('offline'));
  await settle();
  expect(now()).toEqual({ searching: false, failed: true, found: null });
  type('gold');
  await rest();
  type('');
  questions[1]?.answer.reject(new Error('aborted'));
  await settle();
  expect(now()).toEqual(NOTHING_TYPED);
});

it('a failed search is retried a limited number of times while the query is unchanged', async () => {
  const { type, questions, now, rest, settle } = openSearch();
  type('raid');
  await rest();
  for (const [failures, pause] of ASK_AGAIN_MS.entries()) {
    questions[failures]?.answer.reject(new Error('busy'));
    await settle();
    expect(now()).toEqual({ searching: false, failed: true, found: null });
    await vi.advanceTimersByTimeAsync(pause);
    expect(questions.map(({ query }) => query)).toEqual(Array(failures + 2).fill('raid'));
  }
  questions.at(-1)?.answer.reject(new Error('busy'));
  await settle();
  await vi.runAllTimersAsync();
  expect(questions).toHaveLength(ASK_AGAIN_MS.length + 1);
  type('gold');
  await rest();
  questions.at(-1)?.answer.reject(new Error('busy'));
  await settle();
  type('');
  await vi.runAllTimersAsync();
  expect(questions.at(-1)?.query).toBe('gold');
  expect(now()).toEqual(NOTHING_TYPED);
});

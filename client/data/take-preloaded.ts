import type { Outcome } from './deferred/deferred.ts';
import { packed } from './preloaded-results.ts';
import type { Source } from './state/source.ts';
import { readData } from './state/json-script.ts';
import { resultOf } from './state/cache-entries.ts';
import { type TypeNames, withTypeNames } from './state/type-names.ts';

/** The result of an operation that the browser did not request, with the time `at` (milliseconds since 1970). */
export type Preloaded = {
  hash: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
  at: number;
};

/** Results that are not in Apollo's cache yet, by request. Each waits for the next request of the same operation. */
const waiting = new Map<string, Preloaded>();

/** The preloaded result of this request; it is returned once. */
export function takePreloaded(hash: string, variables: Record<string, unknown>): Preloaded | undefined {
  unpack();
  const key = keyOf(hash, variables);
  const answer = waiting.get(key);
  waiting.delete(key);
  return answer;
}

/** All remaining preloaded results. */
export function takeAllPreloaded(): Preloaded[] {
  unpack();
  const all = [...waiting.values()];
  waiting.clear();
  return all;
}

/** Identifies a request. */
export function keyOf(hash: string, variables: Record<string, unknown>): string {
  return hash + JSON.stringify(variables);
}

type DeferredOutcome = Outcome<unknown> & { origin?: Source };

function unpack(): void {
  for (const [{ cacheEntries, loaderData }, at] of packed.states.splice(0)) {
    for (const entry of cacheEntries) {
      const data = resultOf(entry, loaderData);
      if (data) put(entry.hash, entry.variables, named(data, entry.types), at);
    }
  }
  for (const [text, at] of packed.texts.splice(0)) {
    const outcome: DeferredOutcome | undefined = text ? readData(text) : undefined;
    if (!outcome?.ok || !outcome.origin) continue;
    const { hash, variables, field, nulls, types } = outcome.origin;
    const absent = Object.fromEntries((nulls ?? []).map((name) => [name, null]));
    put(hash, variables, named({ ...absent, [field]: outcome.value }, types), at);
  }
  for (const [hash, variables, data, at] of packed.heard.splice(0)) put(hash, variables, data, at);
}

/** The document omits the type names; this adds them. */
function named(data: Record<string, unknown>, types: TypeNames): Record<string, unknown> {
  return { __typename: 'Query', ...withTypeNames(data, types) };
}

function put(hash: string, variables: Record<string, unknown>, data: Record<string, unknown>, at: number): void {
  waiting.set(keyOf(hash, variables), { hash, variables, data, at });
}

import type { Outcome } from './deferred.ts';
import type { DocumentState } from './state/document-state.ts';
import type { Origin } from './state/source.ts';
import { grow } from './state/seeds.ts';

/** An operation's answer that came with the document, at `at` (milliseconds since 1970). */
export type Delivered = {
  hash: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
  at: number;
};

/**
 * Answers that Apollo's cache has not got yet, by what was asked. Each waits until the same is asked again:
 * taking in a page of products holds up a slow phone for a tenth of a second.
 */
const waiting = new Map<string, Delivered>();

/** Keeps what the document's pages were made of. */
export function keepDelivered({ seeds, loaderData }: DocumentState): void {
  for (const seed of seeds) {
    const data = grow(seed, loaderData);
    if (data) keep(seed.hash, seed.variables, data);
  }
}

type LateOutcome = Outcome<unknown> & { origin?: Origin };

/** Keeps what the late sections' operations answered, from the data that stands in the sections. */
export function keepDeliveredLate(ids: string[]): void {
  for (const id of ids) {
    const text = document.getElementById(id)?.textContent;
    const outcome: LateOutcome | undefined = text ? JSON.parse(text) : undefined;
    if (!outcome?.ok || !outcome.origin) continue;
    const { hash, variables, field, nulls } = outcome.origin;
    const absent = Object.fromEntries(nulls.map((name) => [name, null]));
    keep(hash, variables, { __typename: 'Query', ...absent, [field]: outcome.value });
  }
}

/** What was delivered for this question, once. */
export function takeDelivered(hash: string, variables: Record<string, unknown>): Delivered | undefined {
  const key = keyOf(hash, variables);
  const answer = waiting.get(key);
  waiting.delete(key);
  return answer;
}

/** All that is left. */
export function takeAllDelivered(): Delivered[] {
  const all = [...waiting.values()];
  waiting.clear();
  return all;
}

/** Tells two questions apart. */
export function keyOf(hash: string, variables: Record<string, unknown>): string {
  return hash + JSON.stringify(variables);
}

/** Takes the place of what was kept for the same question. */
export function keep(hash: string, variables: Record<string, unknown>, data: Record<string, unknown>): void {
  waiting.set(keyOf(hash, variables), { hash, variables, data, at: Date.now() });
}

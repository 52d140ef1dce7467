import { AsyncLocalStorage } from 'node:async_hooks';
import { type FailureKind, UpstreamFailure } from './failure.ts';

/** One call to the shop, or a cached response. */
export type TracedCall = {
  /** Path of the field that caused it; of the first, if several share a call. Empty outside of fields. */
  field: string;
  /** Method and path, with the names of its parameters, not their values. */
  call: string;
  /** Null for a cached response, and if there was none. */
  status: number | null;
  /** Why there was no usable response. */
  failure?: FailureKind;
  ms: number;
  /** Null for calls that are never cached. */
  cache: 'hit' | 'miss' | 'revalidated' | null;
};

export type Trace = {
  calls: readonly TracedCall[];
  /** Does `work` on behalf of a field. */
  within<Value>(field: string, work: () => Value): Value;
};

type Noted = Omit<TracedCall, 'field' | 'status' | 'failure'>;

const tracing = new AsyncLocalStorage<{ calls: TracedCall[]; field: string }>();

export function createTrace(): Trace {
  const calls: TracedCall[] = [];
  return { calls, within: (field, work) => tracing.run({ calls, field }, work) };
}

export function isTraced(): boolean {
  return tracing.getStore() !== undefined;
}

/** Adds a call to the trace of its request, if that is traced. `outcome` is a status or an error. */
export function noteCall({ call, ms, cache }: Noted, outcome: unknown): void {
  const store = tracing.getStore();
  if (!store) return;
  const status = outcome instanceof UpstreamFailure ? (outcome.status ?? null) : outcome;
  store.calls.push({
    field: store.field,
    call,
    status: typeof status === 'number' ? status : null,
    ...(outcome instanceof UpstreamFailure && { failure: outcome.kind }),
    ms: Math.round(ms * 10) / 10,
    cache,
  });
}

import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ExponentialBackoff,
  handleWhen,
  retry,
  type RetryPolicy,
  SamplingBreaker,
} from 'cockatiel';
import type { Logger } from 'pino';
import type { ClassLimits } from './call-class.ts';
import { isShopFailure, UpstreamFailure } from './failure.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 400;
const BREAKER_WINDOW_MS = 10_000;
const BREAKER_MINIMUM_PER_SECOND = 2;

/** Each call earns a tenth of a retry, so a shop that fails everything sees at most a tenth more calls. */
const RETRIES_EARNED_PER_CALL = 0.1;
const MAX_RETRIES_SAVED = 10;

/** A call with less time left, after waiting here, would only seem to time out at the shop. */
const MIN_TRY_MS = 50;

export type Resilience = {
  /** Repeats a read after transport errors, 429 and 5xx; an attempt can ask how many milliseconds are left. */
  read<Value>(deadlineMs: number, attempt: (leftMs: () => number) => Promise<Value>): Promise<Value>;
  /** Never repeats. */
  write<Value>(attempt: () => Promise<Value>): Promise<Value>;
  /** The current state of this class. */
  stats(): ClassStats;
};

export type ClassStats = {
  inFlight: number;
  queued: number;
  /** Calls rejected since the start because too many were pending or the circuit breaker was open. */
  refused: number;
  breaker: 'closed' | 'open' | 'half-open';
};

/** The limit, the circuit breaker and the retry budget of one class of calls. */
export function createResilience(log: Logger, name: string, { inFlight, queue, openMs }: ClassLimits): Resilience {
  const limit = bulkhead(inFlight, queue);
  const breaker = createBreaker(openMs);
  breaker.onStateChange(() => log.warn({ class: name, state: stateOf(breaker.state) }, 'circuit breaker changed'));
  const budget = createRetryBudget();
  let refused = 0;

  const guarded = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
    try {
      const outcome = await limit.execute(() => breaker.execute(() => answerOf(attempt)));
      if ('answer' in outcome) return outcome.answer;
      throw outcome.rejection;
    } catch (error) {
      const notSent = notSentFailure(error, name);
      if (!notSent) throw error;
      refused += 1;
      throw notSent;
    }
  };

  return {
    write: guarded,
    read(deadlineMs, attempt) {
      budget.earn();
      const endsAtMs = performance.now() + deadlineMs;
      const leftMs = () => endsAtMs - performance.now();
      const again = retryWhen((error) => isRepeatable(error, leftMs()) && budget.take());
      return again.execute(() =>
        guarded(() => {
          if (leftMs() < MIN_TRY_MS) throw new UpstreamFailure('busy', 'timed out while waiting for a free call slot');
          return attempt(leftMs);
        }),
      );
    },
    stats: () => ({
      inFlight: inFlight - limit.executionSlots,
      queued: queue - limit.queueSlots,
      refused,
      breaker: stateOf(breaker.state),
    }),
  };
}

function retryWhen(isWorthIt: (error: unknown) => boolean): RetryPolicy {
  const backoff = new ExponentialBackoff({ initialDelay: FIRST_DELAY_MS, maxDelay: MAX_DELAY_MS });
  return retry(handleWhen(isWorthIt), { maxAttempts: RETRIES, backoff });
}

/** Why a call was not sent: too many are pending, or the circuit breaker is open. */
function notSentFailure(cause: unknown, name: string): UpstreamFailure | undefined {
  if (cause instanceof BulkheadRejectedError) {
    return new UpstreamFailure('busy', `too many concurrent calls of class ${name}`, { cause });
  }
  if (!(cause instanceof BrokenCircuitError)) return undefined;
  return new UpstreamFailure('network', 'the shop does not answer', { cause });
}

function createRetryBudget() {
  let saved = MAX_RETRIES_SAVED;
  return {
    earn() {
      saved = Math.min(MAX_RETRIES_SAVED, saved + RETRIES_EARNED_PER_CALL);
    },
    take(): boolean {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}

/** Opens for `openMs` if half of the calls in its window fail. */
function createBreaker(openMs: number): CircuitBreakerPolicy {
  const breaker: CircuitBreakerPolicy = circuitBreaker(
    // A probe without a response proves nothing, and must not close the breaker.
    handleWhen((error) => isShopFailure(error) || breaker.state === CircuitState.HalfOpen),
    {
      halfOpenAfter: openMs,
      breaker: new SamplingBreaker({
        threshold: 0.5,
        duration: BREAKER_WINDOW_MS,
        minimumRps: BREAKER_MINIMUM_PER_SECOND,
      }),
    },
  );
  return breaker;
}

/** Every status below 500 counts as a response: the shop works. */
async function answerOf<Value>(attempt: () => Promise<Value>): Promise<{ answer: Value } | { rejection: unknown }> {
  try {
    return { answer: await attempt() };
  } catch (error) {
    if (error instanceof UpstreamFailure && error.kind === 'status' && !isShopFailure(error))
      return { rejection: error };
    throw error;
  }
}

function isRepeatable(error: unknown, leftMs: number): boolean {
  if (!(error instanceof UpstreamFailure) || error.cause instanceof BrokenCircuitError) return false;
  if (leftMs <= Math.max(MAX_DELAY_MS, error.retryAfterMs ?? 0)) return false;
  // The shop says when to retry, which is later than any of our delays.
  if ((error.retryAfterMs ?? 0) > MAX_DELAY_MS) return false;
  return error.kind === 'network' || error.status === 429 || (error.status ?? 0) >= 500;
}

function stateOf(state: CircuitState): ClassStats['breaker'] {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}

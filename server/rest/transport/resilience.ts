import { BrokenCircuitError, circuitBreaker, ExponentialBackoff, handleWhen, retry, SamplingBreaker } from 'cockatiel';
import type { Logger } from 'pino';
import { UpstreamFailure } from './failure.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 400;
const BREAKER_WINDOW_MS = 10_000;
const BREAKER_MINIMUM_PER_SECOND = 2;
const BREAKER_HALF_OPEN_MS = 5_000;

/** Each call earns a tenth of a retry, so a shop that fails everything sees at most a tenth more calls. */
const RETRIES_EARNED_PER_CALL = 0.1;
const MOST_RETRIES_SAVED = 10;

export type Resilience = {
  /** Repeats a read after transport errors, 429 and 5xx; a try can ask how many milliseconds are left. */
  read<Value>(deadlineMs: number, attempt: (leftMs: () => number) => Promise<Value>): Promise<Value>;
  /** Never repeats. */
  write<Value>(attempt: () => Promise<Value>): Promise<Value>;
};

export function createResilience(log: Logger): Resilience {
  const breaker = circuitBreaker(handleWhen(isUnwell), {
    halfOpenAfter: BREAKER_HALF_OPEN_MS,
    breaker: new SamplingBreaker({
      threshold: 0.5,
      duration: BREAKER_WINDOW_MS,
      minimumRps: BREAKER_MINIMUM_PER_SECOND,
    }),
  });
  breaker.onStateChange((state) => log.warn({ state }, 'the breaker of the shop changed'));
  let budget = MOST_RETRIES_SAVED;

  const guarded = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
    try {
      return await breaker.execute(attempt);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new UpstreamFailure('network', 'the shop does not answer', { cause: error });
    }
  };

  return {
    write: guarded,
    read(deadlineMs, attempt) {
      budget = Math.min(MOST_RETRIES_SAVED, budget + RETRIES_EARNED_PER_CALL);
      const endsAtMs = performance.now() + deadlineMs;
      const leftMs = () => endsAtMs - performance.now();
      const again = retry(
        handleWhen((error) => {
          const wanted = isRepeatable(error) && budget >= 1 && leftMs() > LONGEST_DELAY_MS;
          if (wanted) budget -= 1;
          return wanted;
        }),
        {
          maxAttempts: RETRIES,
          backoff: new ExponentialBackoff({ initialDelay: FIRST_DELAY_MS, maxDelay: LONGEST_DELAY_MS }),
        },
      );
      return again.execute(() => guarded(() => attempt(leftMs)));
    },
  };
}

function isUnwell(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

function isRepeatable(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure) || error.cause instanceof BrokenCircuitError) return false;
  return error.kind === 'network' || error.status === 429 || (error.status ?? 0) >= 500;
}

import { UpstreamFailure } from '#server/rest/transport/failure.ts';

/** Token calls per second while tokens are rejected. */
const CALLS_PER_SECOND = 2;
const SPACING_MS = 1_000 / CALLS_PER_SECOND;
/** How long the rejection of a new token is remembered. */
const REFUSAL_COUNTS_MS = 5_000;
/** How long after a successful renewal others may be renewed at once. */
const SUCCESS_COUNTS_MS = 10_000;

/**
 * Limits the token calls to a shop that keeps rejecting tokens. After a rejection at most two renewals a second begin,
 * until one succeeds; once a new token has been rejected too, this applies to every token call.
 */
export type TokenPace = {
  /** Throws UpstreamFailure of the kind `busy` if no token call may be made now. */
  enter(reason: 'refused' | 'first' | 'expired'): void;
  /** A call with a token that was renewed after a rejection succeeded. */
  helped(): void;
  /** Such a call failed: the shop rejects new tokens too, or issues none. */
  refused(): void;
};

export function createTokenPace(now: () => number = Date.now): TokenPace {
  let nextAtMs = -Infinity;
  let refusedUntilMs = -Infinity;
  let helpedUntilMs = -Infinity;

  return {
    enter(reason) {
      const nowMs = now();
      const refusing = nowMs < refusedUntilMs;
      const unpaced = reason !== 'refused' || nowMs < helpedUntilMs;
      if (unpaced && !refusing) return;
      if (nowMs < nextAtMs) {
        throw new UpstreamFailure('busy', 'the shop rejects token requests; pausing before the next attempt', {
          retryAfterMs: nextAtMs - nowMs,
        });
      }
      nextAtMs = nowMs + SPACING_MS;
    },
    helped() {
      if (now() >= refusedUntilMs) helpedUntilMs = now() + SUCCESS_COUNTS_MS;
    },
    refused() {
      helpedUntilMs = -Infinity;
      refusedUntilMs = now() + REFUSAL_COUNTS_MS;
    },
  };
}

import { UpstreamFailure } from '#server/rest/transport/failure.ts';

/** Token calls a second while tokens are refused. */
const CALLS_PER_SECOND = 2;
const SPACING_MS = 1_000 / CALLS_PER_SECOND;
/** How long the error of a token that was new counts. */
const REFUSAL_COUNTS_MS = 5_000;
/** How long a renewal that helped lets others be renewed at once. */
const SUCCESS_COUNTS_MS = 10_000;

/**
 * Keeps a shop that refuses tokens from being asked for new ones without end. A renewal after a
 * error is begun at most twice a second until one has helped; once a new token has been refused
 * too, so is every token call.
 */
export type TokenPace = {
  /** Throws UpstreamFailure of the kind `busy` when no token call may be made now. */
  enter(reason: 'refused' | 'first' | 'expired'): void;
  /** A call with a token that was renewed after an error was answered. */
  helped(): void;
  /** So was not: the shop refuses new tokens too, or refuses to give any. */
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
        throw new UpstreamFailure('busy', 'the shop refuses tokens, and is left alone for a moment', {
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

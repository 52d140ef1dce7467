/**
 * `invalid`: this process could not send the call. `busy`: this process did not send it, because too many calls are
 * pending or the circuit breaker is open. Neither says anything about the state of the shop.
 */
export type FailureKind = 'status' | 'network' | 'aborted' | 'timeout' | 'malformed' | 'invalid' | 'busy';

/** One entry of the shop's `error_details`. */
export type FailureDetail = {
  code: string;
  field?: string;
  message: string;
  /** The game, or the line, that the field belongs to. */
  game?: string;
  line?: string;
  /** For a coupon: why it is rejected, and a sentence with the remedy. */
  reason?: string;
  hint?: string;
};

/** A call to the shop without a usable response. `status` is set for the kind `status` alone. */
export class UpstreamFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** The shop's own words, never empty strings. */
  readonly messages: readonly string[];
  readonly details: readonly FailureDetail[];
  /** When the shop may be called again; undefined if it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    more: {
      status?: number;
      messages?: string[];
      details?: FailureDetail[];
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'UpstreamFailure';
    this.kind = kind;
    this.status = more.status;
    this.messages = more.messages ?? [];
    this.details = more.details ?? [];
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** Whether the shop itself failed: it cannot be reached, is too slow, or responds 5xx. */
export function isShopFailure(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

/** The shop rejects the call itself (4xx); the shop works. */
export function isRejection(error: unknown): error is UpstreamFailure {
  return (
    error instanceof UpstreamFailure &&
    error.kind === 'status' &&
    error.status !== undefined &&
    // Redirects are not followed, and are no rejection.
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 403, 405, 429].includes(error.status)
  );
}

/** Not found is a result, not a failure. */
export async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamFailure && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}

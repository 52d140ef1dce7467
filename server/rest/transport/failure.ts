/**
 * `invalid`: this process could not send the call as it was given. `busy`: this process did not
 * send it, because too much is under way or the shop is being left alone for a moment. Neither
 * says anything of how well the shop is.
 */
export type FailureKind = 'status' | 'network' | 'aborted' | 'timeout' | 'malformed' | 'invalid' | 'busy';

/** One entry of the shop's `error_details`. */
export type FailureDetail = {
  code: string;
  field?: string;
  message: string;
  /** The game, or the line, that a field is of. */
  game?: string;
  line?: string;
  /** Of a coupon: why it is refused, and a sentence with the remedy. */
  reason?: string;
  hint?: string;
};

/** A call to the shop that gave no usable answer. `status` is set for the kind `status` alone. */
export class UpstreamFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** The shop's own words, never empty strings. */
  readonly messages: readonly string[];
  readonly details: readonly FailureDetail[];
  /** When the shop wants to be asked again; undefined when it does not say. */
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

/** Whether the shop itself failed: it cannot be reached, is too slow, or answers 5xx. */
export function isShopFailure(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

/** The shop rejects the call because of what was asked (4xx), not because it is unwell. */
export function isRejection(error: unknown): error is UpstreamFailure {
  return (
    error instanceof UpstreamFailure &&
    error.kind === 'status' &&
    error.status !== undefined &&
    // A redirect is followed by nobody, and rejects nothing.
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 403, 405, 429].includes(error.status)
  );
}

/** A thing that is not there is an answer, not a failure. */
export async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamFailure && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}

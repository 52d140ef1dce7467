/** The limits of one class of calls. */
export type ClassLimits = {
  /** Simultaneous calls, and so connections. */
  inFlight: number;
  /** Calls that may wait for one of those; more are rejected at once. */
  queue: number;
  /** How long an open circuit breaker rejects all calls, in milliseconds. */
  openMs: number;
};

/**
 * Calls of one class share connections, a limit and a circuit breaker, so that a slow or failing class does not affect
 * the others. No purchase waits for reads: `order` and `cart` retry a failed shop sooner than the others. The menu and
 * the company's data, which every page needs besides its own data, have separate classes: if one of them keeps failing,
 * pages must still find their products. Few of these calls are needed at once, since all waiting requests share one
 * response.
 */
export const CALL_CLASSES = {
  order: { inFlight: 32, queue: 128, openMs: 1_000 },
  cart: { inFlight: 32, queue: 64, openMs: 1_000 },
  read: { inFlight: 32, queue: 128, openMs: 2_000 },
  menu: { inFlight: 4, queue: 32, openMs: 2_000 },
  site: { inFlight: 4, queue: 32, openMs: 2_000 },
  search: { inFlight: 4, queue: 8, openMs: 2_000 },
  health: { inFlight: 2, queue: 8, openMs: 1_000 },
} as const satisfies Record<string, ClassLimits>;

export type CallClass = keyof typeof CALL_CLASSES;

/** What one class of calls may take of the shop. */
export type ClassLimits = {
  /** Calls at the shop at once, and so connections. */
  inFlight: number;
  /** Calls that may wait for one of those; more are refused at once. */
  queue: number;
  /** How long an open breaker lets nothing through, in milliseconds. */
  openMs: number;
};

/**
 * Calls of one class share connections, a limit and a circuit breaker, so that one class that is
 * slow or fails holds up no other. Nobody's purchase waits for reads: `order` and `cart` try a
 * shop that has failed again sooner than the others. What every page asks for besides its own data, the
 * menu and the company's data, has classes of its own: where one keeps failing, it must not be the reason
 * that no page finds its product. Few of them are under way at once, since all who wait share one answer.
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

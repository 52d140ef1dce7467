const IDLE_LIMIT_MS = 1_000;

/** Resolves when the browser has nothing more urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve, IDLE_LIMIT_MS);
  });
}

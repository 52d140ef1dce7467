const IDLE_LIMIT_MS = 2_000;

/** Calls back once the document is complete and the browser has time. */
export function whenIdle(callback: () => void): void {
  const ask = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS });
    else setTimeout(callback, IDLE_LIMIT_MS);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
}

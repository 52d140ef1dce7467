export type CartButtonState = 'rest' | 'loading' | 'success' | 'error';

/** The bar fills for this long even when the answer comes sooner. */
export const CART_RUN_MS = 2000;
export const CART_DONE_MS = 3000;

/**
 * Walks the button through one attempt: in progress for at least `CART_RUN_MS` and until the call settles,
 * then finished for `CART_DONE_MS`, then at rest. A refused or failed call shows its error at once.
 */
export async function runCartButton(
  call: () => Promise<{ ok: boolean }>,
  show: (state: CartButtonState) => void,
  signal: AbortSignal,
): Promise<void> {
  const step = (state: CartButtonState) => {
    if (!signal.aborted) show(state);
  };
  step('loading');
  const filled = wait(CART_RUN_MS);
  const { ok } = await call();
  if (!ok) return step('error');
  await filled;
  step('success');
  await wait(CART_DONE_MS);
  step('rest');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

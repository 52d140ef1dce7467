/** Calls `then` after the next frame; a tab in the background has none until it is shown. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** The longest wait for a frame: a background tab has none. */
const MAX_MS = 200;

/**
 * Resolves once earlier changes are painted. Work that a click starts waits for it: whatever runs before the next frame
 * delays the visible response to the click.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    afterFrame(resolve);
    setTimeout(resolve, MAX_MS);
  });
}

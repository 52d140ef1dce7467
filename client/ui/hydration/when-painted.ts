/** After the next frame, which does not come while the tab is in the background. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Frames may not come, as in a tab that has gone into the background. */
const MAX_MS = 200;

/**
 * Resolves once what was changed before is on the screen. Work that a press sets going waits for it, as
 * everything that runs on before the next frame would hold back the answer to the press.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    afterFrame(resolve);
    setTimeout(resolve, MAX_MS);
  });
}

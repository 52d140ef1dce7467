const PAUSES_MS = [300, 1_500];
const NEXT_ROUND_MS = 10_000;

/** A file of this page's code could not be loaded: the network is down, or the build it belongs to is gone. */
export class CodeMissing extends Error {}

let missing = 0;

/** Whether code of this page could not be loaded. Presses are then left to the browser, as without script. */
export const isCodeMissing = (): boolean => missing > 0;

/**
 * An `import()` that is tried again, unless the browser knows that it is offline.
 *
 * @throws CodeMissing
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const pauses = [...PAUSES_MS];
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      const pauseMs = pauses.shift();
      if (pauseMs === undefined || !navigator.onLine) throw new CodeMissing('code did not come', { cause });
      await pause(pauseMs);
    }
  }
}

/**
 * For parts that work as plain HTML meanwhile: never rejects, and tries again when the browser is back online, or
 * later.
 */
export async function awaitCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode(load);
  } catch {
    missing += 1;
    await Promise.race([pause(NEXT_ROUND_MS), online()]);
    const code = await awaitCode(load);
    missing -= 1;
    return code;
  }
}

function online(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

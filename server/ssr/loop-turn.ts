const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop that no other caller has. Rendering blocks the loop for milliseconds: pages that
 * are ready at the same time would block it for their sum, and cached pages and health checks would wait for all of
 * them.
 */
export function ownLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(give);
  });
}

/** An immediate that is set by an immediate runs in the next turn, after the sockets have been read. */
function give(): void {
  waiting[0]?.();
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) give();
  });
}

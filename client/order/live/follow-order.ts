import { ownFetch } from '#client/data/own-fetch.ts';
import { hashOf } from '#client/data/load.ts';
import { OrderChangedDocument, type OrderChangedSubscription } from '#client/generated/graphql.ts';
import { readEvents } from './read-events.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;
/** The server sends something every 12 seconds. */
const SILENCE_MS = 30_000;
const STEADY_MS = 10_000;

type ChangedOrder = OrderChangedSubscription['orderChanged'];
type Event = { data?: { orderChanged: ChangedOrder } | null; errors?: unknown };

/**
 * Reports every change of an order while its page is visible. A hidden page keeps no connection open, as a browser has
 * few; it catches up when it is shown again.
 *
 * @param seen the version on the page. @param tell gets the current order, or null if its address is no longer valid.
 * @returns a function that stops it.
 */
export function followOrder(token: string, seen: () => number, tell: (order: ChangedOrder) => void): () => void {
  const stopped = new AbortController();
  void listenOn();
  return () => stopped.abort();

  async function listenOn(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stopped.signal.aborted) {
      await whenShown(stopped.signal);
      const beganMs = performance.now();
      await listen().catch(wasBroken);
      if (performance.now() - beganMs > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      // Spread, so that not all pages reconnect at once after the server was down.
      await pause(pauseMs * (0.5 + Math.random()), stopped.signal);
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }

  async function listen(): Promise<void> {
    const left = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const beat = () => {
      clearTimeout(silence);
      silence = setTimeout(() => left.abort(), SILENCE_MS);
    };
    const leaveIfHidden = () => document.hidden && left.abort();
    document.addEventListener('visibilitychange', leaveIfHidden);
    try {
      beat();
      const response = await openStream(token, seen(), AbortSignal.any([stopped.signal, left.signal]));
      if (!response.ok || !response.body) return;
      for await (const { data } of readEvents<Event>(response.body, beat)) {
        if (data && !stopped.signal.aborted) tell(data.orderChanged);
      }
    } finally {
      clearTimeout(silence);
      document.removeEventListener('visibilitychange', leaveIfHidden);
    }
  }
}

function openStream(token: string, since: number, signal: AbortSignal): Promise<Response> {
  return ownFetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({
      variables: { token, since },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(OrderChangedDocument) } },
    }),
    signal,
  });
}

/** Ignores the errors of an ended connection, which are not the page's; an error of our own code is thrown again. */
function wasBroken(error: unknown): void {
  const isBroken = error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');
  if (!isBroken) throw error;
}

function whenShown(signal: AbortSignal): Promise<void> {
  return until((done) => {
    if (!document.hidden) done();
    document.addEventListener('visibilitychange', () => !document.hidden && done(), { signal });
  }, signal);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return until((done) => void setTimeout(done, ms), signal);
}

function until(start: (done: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    start(resolve);
  });
}

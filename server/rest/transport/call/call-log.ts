import type { Logger } from 'pino';
import { inCallSpan } from '#server/rest/transport/call-span.ts';
import { noteCall, type TracedCall } from '#server/rest/transport/call-trace.ts';
import type { RawAnswer } from '#server/rest/transport/exchange.ts';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';

/** A cached response, or one that another caller had requested. */
export async function noteHit<Value>(path: string, answer: Promise<Value>, isHit: () => boolean): Promise<Value> {
  const startedMs = performance.now();
  const value = await answer;
  if (isHit()) noteCall({ call: `GET ${path}`, ms: performance.now() - startedMs, cache: 'hit' }, null);
  return value;
}

/** Logs the path with the names of its parameters, so that neither tokens nor search texts get into the log. */
export async function logged<Sent extends { answer: RawAnswer }>(
  log: Logger,
  method: string,
  path: string,
  call: () => Promise<Sent>,
): Promise<Sent> {
  const startedMs = performance.now();
  const entry = () => ({ method, path, durationMs: Math.round(performance.now() - startedMs) });
  const note = (outcome: unknown, cache: TracedCall['cache']) =>
    noteCall({ call: `${method} ${path}`, ms: performance.now() - startedMs, cache }, outcome);
  try {
    const sent = await inCallSpan(method, path, call);
    note(sent.answer.status, cacheOf(sent.answer));
    log.debug(entry(), 'shop call');
    return sent;
  } catch (error) {
    note(error, null);
    if (error instanceof UpstreamFailure) {
      const aborted = error.kind === 'aborted';
      const level = aborted || error.status === 404 || error.status === 400 ? 'debug' : 'warn';
      log[level]({ ...entry(), kind: error.kind, status: error.status }, 'shop call failed');
    }
    throw error;
  }
}

function cacheOf({ status, headers }: RawAnswer): TracedCall['cache'] {
  if (status === 304) return 'revalidated';
  return headers['cache-control']?.includes('public') ? 'miss' : null;
}

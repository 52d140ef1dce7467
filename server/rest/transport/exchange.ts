import type { IncomingHttpHeaders } from 'node:http';
import { Agent, errors, request, type Dispatcher } from 'undici';
import { UpstreamFailure } from './failure.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const LONGEST_ANSWER_MS = 15_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
const CONNECTIONS = 64;

export type Exchange = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string;
  deadlineMs: number;
  signal?: AbortSignal;
};

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

export function createPool(): Agent {
  return new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: LONGEST_ANSWER_MS,
    bodyTimeout: LONGEST_ANSWER_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
}

/** One try of one call. Redirects are not followed. Throws UpstreamFailure for everything but an answer. */
export async function exchange(pool: Dispatcher, call: Exchange): Promise<RawAnswer> {
  const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(call.deadlineMs)));
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
  try {
    const { statusCode, headers, body } = await request(call.url, {
      dispatcher: pool,
      method: call.method,
      headers: call.headers,
      body: call.body,
      headersTimeout: Math.max(LONGEST_ANSWER_MS, call.deadlineMs),
      signal,
    });
    return { status: statusCode, headers, text: await body.text() };
  } catch (cause) {
    if (call.signal?.aborted) throw new UpstreamFailure('aborted', 'request aborted', { cause });
    if (deadline.aborted || isTimeout(cause)) throw new UpstreamFailure('timeout', 'timeout exceeded', { cause });
    if (cause instanceof errors.ResponseExceededMaxSizeError) {
      throw new UpstreamFailure('malformed', 'the answer is too large', { cause });
    }
    throw new UpstreamFailure('network', 'network error', { cause });
  }
}

function isTimeout(cause: unknown): boolean {
  return (
    cause instanceof errors.HeadersTimeoutError ||
    cause instanceof errors.BodyTimeoutError ||
    cause instanceof errors.ConnectTimeoutError
  );
}

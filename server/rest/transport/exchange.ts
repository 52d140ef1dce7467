import type { IncomingHttpHeaders } from 'node:http';
import { Agent, errors, request, type Dispatcher } from 'undici';
import { UpstreamFailure } from './failure.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const MAX_ANSWER_MS = 15_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
const DEFAULT_CONNECTIONS = 64;

export type Exchange = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string;
  deadlineMs: number;
  signal?: AbortSignal;
};

/**
 * The headers of every call to the shop. Only the locale en-us exists, which the shop knows as en-gb; a call for one
 * visitor replaces the currency, which is the default.
 */
export const COMMON_HEADERS = {
  accept: 'application/json',
  // Without this header the response may have any encoding.
  'accept-encoding': 'identity',
  'content-type': 'application/json',
  'x-oc-merchant-language': 'en-gb',
  'x-oc-currency': 'EUR',
};

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

export function createPool(connections = DEFAULT_CONNECTIONS): Agent {
  return new Agent({
    connections,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: MAX_ANSWER_MS,
    bodyTimeout: MAX_ANSWER_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
}

/** One attempt of one call. Redirects are not followed. Throws UpstreamFailure for everything but a response. */
export async function exchange(pool: Dispatcher, call: Exchange): Promise<RawAnswer> {
  const { body: text, ...answer } = await send(pool, call, (body) => body.text());
  return { ...answer, text };
}

/** The same for a file. */
export async function download(pool: Dispatcher, call: Exchange): Promise<{ status: number; bytes: Uint8Array }> {
  const { status, body: bytes } = await send(pool, call, (body) => body.bytes());
  return { status, bytes };
}

async function send<Body>(
  pool: Dispatcher,
  call: Exchange,
  read: (body: Dispatcher.ResponseData['body']) => Promise<Body>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Body }> {
  const ended = new AbortController();
  const deadline = ended.signal;
  // Cleared with the response: `AbortSignal.timeout` would fire for every call long after its end.
  const timer = setTimeout(() => ended.abort(), Math.max(1, Math.ceil(call.deadlineMs)));
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
  try {
    const { statusCode, headers, body } = await request(call.url, {
      dispatcher: pool,
      method: call.method,
      headers: call.headers,
      body: call.body,
      headersTimeout: Math.max(MAX_ANSWER_MS, call.deadlineMs),
      signal,
    });
    return { status: statusCode, headers, body: await read(body) };
  } catch (cause) {
    if (call.signal?.aborted) throw new UpstreamFailure('aborted', 'request aborted', { cause });
    if (deadline.aborted || isTimeout(cause)) throw new UpstreamFailure('timeout', 'timeout exceeded', { cause });
    if (cause instanceof errors.ResponseExceededMaxSizeError) {
      throw new UpstreamFailure('malformed', 'the response is too large', { cause });
    }
    throw ownFailure(cause) ?? new UpstreamFailure('network', 'network error', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** An error of undici that is not the shop's fault; undefined if it may be. */
function ownFailure(cause: unknown): UpstreamFailure | undefined {
  if (cause instanceof errors.ClientDestroyedError || cause instanceof errors.ClientClosedError) {
    return new UpstreamFailure('aborted', 'connections are closed because this process is shutting down', { cause });
  }
  if (cause instanceof errors.RequestAbortedError) return new UpstreamFailure('aborted', 'request aborted', { cause });
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (OUT_OF_RESOURCES.has(code))
    return new UpstreamFailure('busy', 'this process cannot open another connection: out of resources', { cause });
  const isUnsendable =
    cause instanceof errors.InvalidArgumentError ||
    cause instanceof errors.NotSupportedError ||
    cause instanceof errors.RequestContentLengthMismatchError ||
    // An invalid header or address causes one of these, without an error code of the network.
    cause instanceof TypeError ||
    cause instanceof RangeError ||
    cause instanceof URIError;
  return isUnsendable
    ? new UpstreamFailure('invalid', 'the request is invalid and cannot be sent', { cause })
    : undefined;
}

/** This machine has no file descriptors or ports left. */
const OUT_OF_RESOURCES = new Set(['EMFILE', 'ENFILE', 'EADDRNOTAVAIL', 'ENOBUFS', 'ENOMEM']);

function isTimeout(cause: unknown): boolean {
  return (
    cause instanceof errors.HeadersTimeoutError ||
    cause instanceof errors.BodyTimeoutError ||
    cause instanceof errors.ConnectTimeoutError
  );
}

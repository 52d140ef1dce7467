import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { request, type Dispatcher } from 'undici';
import { inCallSpan, traceHeaders } from '#server/rest/transport/call-span.ts';
import { refuse } from './error/send-error.ts';

const PAY_DEADLINE_MS = 10_000;
const MAX_BODY_BYTES = 64 * 1024;
/** For an event of a payment company, which may contain a whole payment. */
const MAX_EVENT_BYTES = 256 * 1024;

/**
 * The provider's pages need no other header; above all not the visitor's cookies. Each provider has its own signature.
 */
const PASSED_ON = /^(accept|accept-language|content-type|[a-z]+-signature)$/;
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'x-powered-by', 'date']);

/**
 * Forwards `/pay/…` to the shop, which redirects to the payment company or simulates one, and also the links of its
 * mails, pictures of its orders, and events of the payment company, byte by byte, as they are signed.
 */
export function forwardPay({ pool, shopUrl }: { pool: Dispatcher; shopUrl: string }): RequestHandler {
  return async (req, res) => {
    const body = await bodyOf(req).catch(() => null);
    // The client disconnected before it had sent all of it.
    if (body === null) return;
    if (body === undefined) return refuse(res, 413, 'Request body is too large');
    const answer = await ask(pool, shopUrl, { req, res, body }).catch((error: unknown) => {
      res.locals.log.error({ err: error }, 'forwarding a request for a payment page to the shop failed');
      return undefined;
    });
    if (!answer) {
      res.status(502).type('text/plain').send('This page does not answer. Go back and try again.\n');
      return;
    }
    res.status(answer.statusCode);
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !DROPPED.has(name)) res.setHeader(name, value);
    }
    await pipeline(answer.body, res).catch((error: unknown) => {
      if (!hasGone(error)) throw error;
    });
  };
}

/** Whether the visitor disconnected before the response was complete. */
function hasGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE';
}

type Asked = { req: Request; res: Response; body: Buffer };

function ask(pool: Dispatcher, shopUrl: string, { req, res, body }: Asked) {
  // The span is named by the path before the token only.
  return inCallSpan(req.method, req.baseUrl, () =>
    request(`${shopUrl}${req.originalUrl}`, {
      dispatcher: pool,
      method: req.method as Dispatcher.HttpMethod,
      headers: { ...headersOf(req), 'x-request-id': res.locals.requestId, ...traceHeaders() },
      body: req.method === 'GET' || req.method === 'HEAD' ? null : body,
      signal: AbortSignal.timeout(PAY_DEADLINE_MS),
    }),
  );
}

function mostBytes({ originalUrl }: Request): number {
  return originalUrl.startsWith('/api/public/payment/') ? MAX_EVENT_BYTES : MAX_BODY_BYTES;
}

function headersOf(req: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(req.headers).flatMap(([name, value]) =>
      typeof value === 'string' && PASSED_ON.test(name) ? [[name, value]] : [],
    ),
  );
}

/**
 * Read completely before the shop is called, so that a slow client holds no connection to the shop. Undefined if it is
 * too large.
 */
async function bodyOf(req: Request): Promise<Buffer | undefined> {
  const most = mostBytes(req);
  if (Number(req.headers['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const parts: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
  for await (const chunk of parts) {
    bytes += chunk.byteLength;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

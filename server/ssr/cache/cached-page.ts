import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { utf8Bytes } from '#server/http/utf8-bytes.ts';
import { encodeForMany, encodingFor, type Encoding } from '#server/http/encoding.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;

/**
 * A browser revalidates each time. A shared cache stores a page for a minute, serves it for another one while it
 * fetches the next, and if it cannot fetch one as long as the page is usable, a day at most.
 */
function cacheControl(usableMs: number): string {
  const ifErrorS = Math.min(DAY_S, Math.floor(usableMs / 1_000 / MINUTE_S) * MINUTE_S);
  return `public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=${Math.max(0, ifErrorS)}`;
}

const NO_STORE = 'private, no-store';

type Body = { bytes: Buffer; headers: string[] };

/** A document that is the same for everybody who requests its key. */
export type CachedPage = {
  etag: string;
  plain: Body;
  /** Each is created for the first visitor who needs it. */
  encoded: Map<Encoding, Body>;
  encoding: Map<Encoding, Promise<Body>>;
};

/** `headers` are common to all encodings of the document; for `usableMs` it replaces a page that cannot be rendered. */
export function cachePage(html: string, headers: string[], usableMs: number, previous?: CachedPage): CachedPage {
  const bytes = utf8Bytes(html);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  if (previous?.etag === etag) return previous;
  const plain: Body = {
    bytes,
    headers: [
      ...headers,
      ...['Cache-Control', cacheControl(usableMs)],
      ...['ETag', etag],
      ...['Content-Length', String(bytes.byteLength)],
    ],
  };
  return { etag, plain, encoded: new Map(), encoding: new Map() };
}

/** Compresses it with brotli as small as possible, which takes a hundred milliseconds in another thread. */
export async function shrinkDocument(document: CachedPage): Promise<void> {
  document.encoded.set('br', await encodedBody(document, 'br', { smallest: true }));
}

/** `own` are headers of this response, names and values alternating; its `Vary` lists what decides which page it is. */
export function sendDocument(
  document: CachedPage,
  own: readonly string[],
  req: IncomingMessage,
  res: ServerResponse,
): void {
  if (isCurrent(req.headers['if-none-match'], document.etag)) {
    res.writeHead(304, [...withoutBody(headersFor(res, document.plain)), ...own]);
    res.end();
    return;
  }
  const send = (body: Body): void => {
    if (res.destroyed) return;
    res.writeHead(200, [...headersFor(res, body), ...own]);
    if (req.method === 'HEAD') res.end();
    else res.end(body.bytes);
  };
  const encoding = encodingFor(req.headers['accept-encoding']);
  const ready = encoding ? document.encoded.get(encoding) : document.plain;
  if (ready) send(ready);
  else if (encoding)
    encodeOnce(document, encoding).then(send, (error: Error) => {
      process.emitWarning(error);
      send(document.plain);
    });
}

/** A shared cache may store a cookie with its document, and would set it for everybody. */
function headersFor(res: ServerResponse, { headers }: Body): string[] {
  return res.hasHeader('Set-Cookie') ? headers.with(headers.indexOf('Cache-Control') + 1, NO_STORE) : headers;
}

/** In the thread pool, once for all simultaneous requests. */
function encodeOnce(document: CachedPage, encoding: Encoding): Promise<Body> {
  const { encoded, encoding: underWay } = document;
  const known = underWay.get(encoding);
  if (known) return known;
  const made = encodedBody(document, encoding)
    .then((body) => {
      // A smaller encoding may have been stored meanwhile.
      const best = encoded.get(encoding) ?? body;
      encoded.set(encoding, best);
      return best;
    })
    .finally(() => underWay.delete(encoding));
  underWay.set(encoding, made);
  return made;
}

async function encodedBody({ plain }: CachedPage, encoding: Encoding, how?: { smallest: boolean }): Promise<Body> {
  const bytes = await encodeForMany(plain.bytes, encoding, how);
  const length = plain.headers.indexOf('Content-Length');
  const headers = [...plain.headers.with(length + 1, String(bytes.byteLength)), 'Content-Encoding', encoding];
  return { bytes, headers };
}

/** By the tag alone: `fetch` adds `Cache-Control: no-cache` to every request with a tag. */
function isCurrent(header: string | undefined, etag: string): boolean {
  return header !== undefined && fresh({ 'if-none-match': header }, { etag });
}

function withoutBody(headers: string[]): string[] {
  const length = headers.indexOf('Content-Length');
  return headers.toSpliced(length, 2);
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { acceptedEncodings } from '#server/http/encoding.ts';

/** For the visitors of the next seconds; 9 takes ten times as long for two percent. */
const AT_ONCE = 5;
/** When there is time: ten percent smaller. */
const SMALLEST = 11;

/**
 * A browser asks again each time. A shared cache keeps a page for a minute, sends it for another one while it
 * fetches the next, and for a day while there is none to fetch.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

type Body = { bytes: Buffer; headers: string[] };

/** A document that is the same for everybody who asks for its key. */
export type CachedPage = {
  etag: string;
  plain: Body;
  /** Absent until the thread pool has made it; the plain bytes go out meanwhile. */
  brotli?: Body;
  gzip?: Body;
};

/** `headers` are what every form of the document says. */
export function cachePage(html: string, headers: string[], previous?: CachedPage): CachedPage {
  const bytes = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  if (previous?.etag === etag) return previous;
  const plain: Body = {
    bytes,
    headers: [
      ...headers,
      ...['Cache-Control', CACHE_CONTROL],
      ...['ETag', etag],
      ...['Content-Length', String(bytes.byteLength)],
    ],
  };
  return { etag, plain };
}

/** Compresses a document once, off the main thread. */
export async function compressDocument(document: CachedPage): Promise<void> {
  if (document.brotli) return;
  const { bytes, headers } = document.plain;
  const [brotli, zipped] = await Promise.all([packed(bytes, AT_ONCE), promisify(gzip)(bytes)]);
  document.brotli = { bytes: brotli, headers: encoded(headers, brotli, 'br') };
  document.gzip = { bytes: zipped, headers: encoded(headers, zipped, 'gzip') };
}

/** Makes its brotli form as small as it can be, which takes a hundred milliseconds of another thread. */
export async function shrinkDocument(document: CachedPage): Promise<void> {
  const { bytes, headers } = document.plain;
  const brotli = await packed(bytes, SMALLEST);
  document.brotli = { bytes: brotli, headers: encoded(headers, brotli, 'br') };
}

function packed(bytes: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

export function documentBytes(document: CachedPage): number {
  const { plain, brotli, gzip: zipped } = document;
  return plain.bytes.byteLength + (brotli?.bytes.byteLength ?? 0) + (zipped?.bytes.byteLength ?? 0);
}

/** `vary` is what decides which page this requester gets. */
export function sendDocument(document: CachedPage, vary: string, req: IncomingMessage, res: ServerResponse): void {
  if (isCurrent(req.headers['if-none-match'], document.etag)) {
    res.writeHead(304, [...withoutBody(document.plain.headers), 'Vary', vary]);
    res.end();
    return;
  }
  const { bytes, headers } = bodyFor(document, req.headers['accept-encoding']);
  res.writeHead(200, [...headers, 'Vary', vary]);
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}

function bodyFor(document: CachedPage, accepted: string | string[] | undefined): Body {
  const encodings = acceptedEncodings(accepted);
  if (document.brotli && encodings.includes('br')) return document.brotli;
  if (document.gzip && encodings.includes('gzip')) return document.gzip;
  return document.plain;
}

/** By the tag alone: `fetch` adds `Cache-Control: no-cache` to every request that names one. */
function isCurrent(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag });
}

function encoded(headers: string[], bytes: Buffer, encoding: string): string[] {
  const length = headers.indexOf('Content-Length');
  return [...headers.with(length + 1, String(bytes.byteLength)), 'Content-Encoding', encoding];
}

function withoutBody(headers: string[]): string[] {
  const length = headers.indexOf('Content-Length');
  return headers.toSpliced(length, 2);
}

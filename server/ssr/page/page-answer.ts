import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Loaded } from '#client/entry.server.tsx';
import type { PageDeps } from './page-handler.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { isBot } from '#server/ssr/bots.ts';
import { documentHeaders } from '#server/http/document-headers.ts';
import { encodeQuickly } from '#server/http/encoding.ts';
import { utf8Bytes } from '#server/http/utf8-bytes.ts';
import type { Pages } from '#server/ssr/client-entry.ts';
import type { PageAddress } from './page-address.ts';
import { wholeDocument } from '#server/ssr/whole-document.ts';

const LOAD_LIMIT_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

/** One request for a page, with everything needed to respond. */
export type PageCall = {
  deps: PageDeps;
  pages: Pages;
  address: PageAddress;
  visitor: Visitor;
  log: Logger;
  req: IncomingMessage;
  res: ServerResponse;
};

/** The loaded page, or `late` if that takes longer than a visitor should wait. */
export async function withinLimit(
  loading: Promise<Loaded | Response>,
  limitMs = LOAD_LIMIT_MS,
): Promise<Loaded | Response | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/** Whether every section has loaded; undefined if some are still pending after the limit. */
export async function settledWithin({ settled }: Loaded, limitMs: number): Promise<boolean | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([settled, limit]).finally(() => clearTimeout(timer));
}

/** A request of a streamed page in a browser without script. */
const WHOLE = /[?&]whole=1\b/;

/**
 * Waits a moment for the sections: if all arrive in time, no stream is needed. Programs that read pages, and browsers
 * without script, get them in one piece, however long the sections take.
 */
export async function isReadyInOnePiece({ deps, req }: PageCall, loaded: Loaded): Promise<boolean> {
  if (req.method !== 'GET' || isBot(req.headers['user-agent']) || WHOLE.test(req.url ?? '')) return true;
  if (loaded.pending()) await settledWithin(loaded, deps.config.shellWaitMs);
  return !loaded.pending();
}

/**
 * A page that has moved permanently keeps the whole query: other programs may use parameters that no page here reads.
 */
export function sendRedirect(
  { res, query = '' }: Pick<PageCall, 'res'> & { query?: string },
  response: Response,
): void {
  const cleared = response.headers.get('Clear-Site-Data');
  const lasting = response.status === 308 || response.status === 301;
  res.writeHead(response.status, [
    'Location',
    lasting ? withQuery(response.headers.get('Location') ?? '/', query) : (response.headers.get('Location') ?? '/'),
    'Cache-Control',
    lasting && !res.hasHeader('Set-Cookie') ? 'public, max-age=3600' : 'private, no-store',
    'Content-Length',
    '0',
    ...response.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie]),
    ...(cleared === null ? [] : ['Clear-Site-Data', cleared]),
  ]);
  res.end();
}

function withQuery(location: string, query: string): string {
  const [path = '', known = ''] = location.split('?', 2);
  const all = new URLSearchParams(known);
  const names = new Set(all.keys());
  for (const [name, value] of new URLSearchParams(query)) if (!names.has(name)) all.append(name, value);
  return all.size > 0 ? `${path}?${all}` : path;
}

/** The headers that the response to one visitor depends on. */
export const VARY_BY_VISITOR = 'Accept-Encoding, Cookie';

/** Sends an uncacheable page in one piece: of another visitor, an error, or the response to a form. */
export async function sendWhole({ deps, pages, req, res }: PageCall, loaded: Loaded): Promise<void> {
  const html = utf8Bytes(await wholeDocument(loaded, pages));
  const { bytes, encoding } = await encodeQuickly(html, req.headers['accept-encoding']);
  res.writeHead(loaded.status, [
    ...documentHeaders(deps.config, { page: loaded.page }),
    ...['Cache-Control', 'private, no-store'],
    ...['Content-Length', String(bytes.byteLength)],
    ...(encoding ? ['Content-Encoding', encoding] : []),
    ...(loaded.status === 405 ? ['Allow', 'GET, HEAD'] : []),
    ...(loaded.status === 503 ? ['Retry-After', String(RETRY_AFTER_SECONDS)] : []),
    ...['Vary', VARY_BY_VISITOR],
  ]);
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}

export function logIssues(log: Logger, loaded: Loaded): void {
  for (const issue of loaded.issues) log.error({ err: issue }, 'page answered with an error');
}

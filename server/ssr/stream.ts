import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Loaded } from '#client/entry.server.tsx';
import type { ServerConfig } from '#server/config/config.ts';
import { createEncoder, encodingFor } from '#server/http/encoding.ts';
import { documentHeaders } from '#server/http/document-headers.ts';
import type { Pages } from './client-entry.ts';
import { ownLoopTurn } from './loop-turn.ts';
import { VARY_BY_VISITOR } from './page/page-answer.ts';
import { sendPlainError } from '#server/http/error/plain-error.ts';

const RENDER_LIMIT_MS = 5_000;

type Target = { config: ServerConfig; pages: Pages; log: Logger; req: IncomingMessage; res: ServerResponse };

/**
 * Sends the shell at once and each deferred section when it has loaded. React's inline scripts have a nonce, so the
 * response is for this visitor alone and must not be cached. Compressed data is flushed at once too. A visitor who
 * leaves ends the rendering at any time, and gets no error to read.
 */
export async function streamDocument(loaded: Loaded, { config, pages, log, req, res }: Target): Promise<void> {
  await ownLoopTurn();
  if (res.destroyed) return;
  const encoding = encodingFor(req.headers['accept-encoding']);
  const encoder = encoding && createEncoder(encoding);
  const nonce = randomBytes(16).toString('base64');
  let over = false;
  const stream = loaded.toStream(pages.assetsOf(loaded.page, loaded.interactive), {
    nonce,
    bootstrapModules: pages.scripts,
    onShellReady() {
      // React reports the shell before it has rendered the boundaries in it that wait for nothing.
      setImmediate(() => {
        if (res.destroyed || res.headersSent) return;
        const head = documentHeaders(config, { nonce, page: loaded.page });
        res.writeHead(loaded.status, [...head, ...streamHeaders(encoding, pages.early)]);
        // React flushes its destination after the shell and after each section.
        if (encoder) encoder.pipe(res);
        stream.pipe(encoder ?? res);
      });
    },
    onShellError(error) {
      if (res.destroyed) return;
      log.error({ err: error }, 'page could not be rendered');
      sendPlainError(config, res, 500);
    },
    onError(error) {
      // Cut short on purpose: the visitor has disconnected, or the limit is over and the sections say so.
      if (!over) log.error({ err: error }, 'part of a page could not be rendered');
    },
  });
  const timer = setTimeout(cut, RENDER_LIMIT_MS);
  res.once('close', () => {
    clearTimeout(timer);
    if (!res.writableFinished) cut();
  });

  function cut() {
    over = true;
    stream.abort();
    if (res.destroyed) encoder?.destroy();
  }
}

/** Renders a stream to nowhere, so that no visitor waits for the extra work of the first one. */
export async function streamToNobody(loaded: Loaded, pages: Pages): Promise<void> {
  const nobody = new Writable({ write: (_chunk, _encoding, done) => done() });
  const assets = pages.assetsOf(loaded.page, loaded.interactive);
  await finished(loaded.toStream(assets, { bootstrapModules: pages.scripts, onError() {} }).pipe(nobody));
}

function streamHeaders(encoding: string | undefined, early: readonly string[]): string[] {
  return [
    ...['Cache-Control', 'private, no-store'],
    ...(encoding ? ['Content-Encoding', encoding] : []),
    ...['Vary', VARY_BY_VISITOR],
    ...(early.length > 0 ? ['Link', early.join(', ')] : []),
  ];
}

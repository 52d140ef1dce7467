import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';
import type { CreateContext } from '#server/graphql/context.ts';
import type { ExecuteStored } from '#server/graphql/operation/execute.ts';
import type { DocumentStats } from '#server/ssr/cache/document-cache.ts';
import type { VisitorOf } from '#server/session/visitor.ts';

/** What the pages need of the rest of the server. */
export type PageDeps = {
  execute: ExecuteStored;
  /** Compiles an operation for pages, before one of them runs it. */
  compile(hash: string): void;
  createContext: CreateContext;
  visitorOf: VisitorOf;
  config: ServerConfig;
  log: Logger;
  /** A turn to make a new copy of a page that nobody waits for, and how to end it; null when there is no time. */
  turnToRefresh(): (() => void) | null;
};

/** `createPageHandler(deps)` of server/ssr/handler.ts gives one. */
export type PageHandler = {
  /**
   * Answers from a cached page, with that `X-Request-Id`, and says whether it did; asked before Express is entered.
   * Node writes headers twice as fast when none has been set before.
   */
  kept(req: IncomingMessage, res: ServerResponse, requestId: string): boolean;
  /** Answers from a copy of any age and says whether it did; for a page that there is no time to make. */
  old(req: IncomingMessage, res: ServerResponse): boolean;
  /** Answers that there is too much to do, with 503 and `Retry-After`; or that the visitor asks too much, with 429. */
  refuse(res: ServerResponse, retryAfterSeconds?: number): void;
  /** Forgets every copy: the catalogue has changed. */
  drop(): void;
  stats(): { documents: DocumentStats; endless: DocumentStats };
  /** Compiles what the page of that path asks, as far as that is known without an answer of the shop. Never rejects. */
  rehearse(path: string): Promise<void>;
  /** Makes the page of that path, so that no visitor waits for what only the first page costs. Never rejects. */
  warm(path: string): Promise<void>;
  /** Mounted last. Request bodies have not been read. `res.locals.requestId` and `res.locals.log` are set. */
  handle: RequestHandler;
  /** Serves the file of the menus that documents name. */
  menus: RequestHandler;
  close(): Promise<void>;
};

export type CreatePageHandler = (deps: PageDeps) => Promise<PageHandler>;

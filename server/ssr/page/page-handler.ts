import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';
import type { CreateContext } from '#server/graphql/context.ts';
import type { ExecuteStored } from '#server/graphql/operation/execute.ts';
import type { DocumentStats } from '#server/ssr/cache/document-cache.ts';
import type { VisitorOf } from '#server/session/visitor.ts';

/** The dependencies of the pages on the rest of the server. */
export type PageDeps = {
  execute: ExecuteStored;
  /** Compiles an operation for pages, before one of them runs it. */
  compile(hash: string): void;
  createContext: CreateContext;
  visitorOf: VisitorOf;
  config: ServerConfig;
  log: Logger;
  /**
   * A turn to render a new copy of a page that nobody waits for, returned as a function that ends it; null if there is
   * no capacity.
   */
  turnToRefresh(): (() => void) | null;
};

/** `createPageHandler(deps)` of server/ssr/handler.ts gives one. */
export type PageHandler = {
  /**
   * Responds with a cached page, with that `X-Request-Id`, and returns whether it did; called before Express. Node
   * writes headers twice as fast if none has been set before.
   */
  kept(req: IncomingMessage, res: ServerResponse, requestId: string): boolean;
  /** Responds with a copy of any age and returns whether it did; for a page that there is no capacity to render. */
  old(req: IncomingMessage, res: ServerResponse): boolean;
  /** Responds 503 and `Retry-After` under overload; or 429 if the visitor requests too much. */
  refuse(res: ServerResponse, retryAfterSeconds?: number): void;
  /** Drops every copy: the catalogue has changed. */
  drop(): void;
  stats(): { documents: DocumentStats; endless: DocumentStats };
  /**
   * Compiles the operations of the page at that path, as far as they are known without a response of the shop. Never
   * rejects.
   */
  rehearse(path: string): Promise<void>;
  /** Renders the page at that path, so that no visitor waits for the extra work of the first page. Never rejects. */
  warm(path: string): Promise<void>;
  /** Mounted last. Request bodies have not been read. `res.locals.requestId` and `res.locals.log` are set. */
  handle: RequestHandler;
  /** Serves the menu files that documents refer to. */
  menus: RequestHandler;
  close(): Promise<void>;
};

export type CreatePageHandler = (deps: PageDeps) => Promise<PageHandler>;

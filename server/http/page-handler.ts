import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config.ts';
import type { CreateContext } from '#server/graphql/context.ts';
import type { ExecuteStored } from '#server/graphql/execute.ts';
import type { VisitorOf } from '#server/session/visitor.ts';

/** What the pages need of the rest of the server. */
export type PageDeps = {
  execute: ExecuteStored;
  createContext: CreateContext;
  visitorOf: VisitorOf;
  config: ServerConfig;
  log: Logger;
};

/** `createPageHandler(deps)` of server/ssr/handler.ts gives one. */
export type PageHandler = {
  /** Answers from a kept copy and says whether it did; asked before Express is entered. */
  kept(req: IncomingMessage, res: ServerResponse): boolean;
  /** Mounted last. Request bodies have not been read. `res.locals.requestId` and `res.locals.log` are set. */
  handle: RequestHandler;
  close(): Promise<void>;
};

export type CreatePageHandler = (deps: PageDeps) => Promise<PageHandler>;

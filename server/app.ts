import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import type { CreatePageHandler } from './http/page-handler.ts';

export type AppDeps = {
  config: ServerConfig;
  log: Logger;
  /** Address of the shop service in use. */
  shopUrl: string;
  /** Left out by tests of the API alone. */
  createPages?: CreatePageHandler;
};

export type App = {
  handle(req: IncomingMessage, res: ServerResponse): void;
  close(): Promise<void>;
};

export async function createApp({ createPages: _ }: AppDeps): Promise<App> {
  const app = express();
  return { handle: (req, res) => void app(req, res), close: async () => {} };
}

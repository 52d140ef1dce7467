import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { bind } from './bind.ts';
import { ListenError } from './listen-error.ts';

type Address = {
  host: string;
  port: number;
  /** The name of the setting that `port` is from. */
  setting: string;
};

/**
 * Serves `/metrics` on a port of its own, which no visitor reaches.
 *
 * @returns a function that closes the port.
 * @throws ListenError naming the setting.
 */
export async function serveMetrics(registry: Registry, { host, port, setting }: Address): Promise<() => void> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => res.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${String(error)}\n`),
    );
  });
  await bind(server, { host, port }).catch((cause: unknown) => {
    throw new ListenError(
      `${setting}: cannot listen on ${host}:${port} (${String(cause)}); set it to a free port, and METRICS_HOST to an address of this machine`,
      { cause },
    );
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

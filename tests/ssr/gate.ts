import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy before a shop that holds calls until the test releases them. */
export type Gate = {
  url: string;
  /** From now on calls whose path contains `part` wait. @returns a function that releases them. */
  hold(part: string): () => void;
  close(): Promise<void>;
};

export async function openGate(shopUrl: string): Promise<Gate> {
  const holds = new Map<string, Promise<void>>();
  const server = createServer((req, res) => void passOn(req, res));

  async function passOn(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ?? '';
    const body = await buffer(req);
    await Promise.all([...holds].filter(([part]) => path.includes(part)).map(([, open]) => open));
    const upstream = request(`${shopUrl}${path}`, { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    upstream.on('error', () => res.destroy());
    upstream.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(part) {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.set(part, promise);
      return () => {
        holds.delete(part);
        resolve();
      };
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

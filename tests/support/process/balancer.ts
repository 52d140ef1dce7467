import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setInterval as every } from 'node:timers/promises';

export type Balancer = {
  url: string;
  /** Requests that a server accepted and did not answer, or that found no server. */
  cut(): number;
  close(): Promise<void>;
};

const CHECK_EVERY_MS = 25;

/** A round-robin load balancer that polls `/readyz` of each server and skips those that are not ready. */
export async function startBalancer(): Promise<Balancer & { serve(urls: string[]): void }> {
  let watching: Promise<void>[] = [];
  const isReady = new Map<string, boolean>();
  let [turn, cut] = [0, 0];
  const closed = new AbortController();

  // Independently: one slow server must not delay the checks of the others.
  const watch = async (url: string): Promise<void> => {
    for await (const _ of every(CHECK_EVERY_MS, undefined, { signal: closed.signal })) {
      isReady.set(url, await fetch(`${url}/readyz`).then(isOk, () => false));
    }
  };
  const untilClosed = (error: unknown): void => {
    if (!closed.signal.aborted) throw error;
  };
  const server = createServer((req, res) => {
    const all = [...isReady.keys()];
    const ready = all.filter((url) => isReady.get(url));
    // When none is ready, one that is only busy may still accept it.
    const open = ready.length > 0 ? ready : all;
    const to = open[(turn += 1) % Math.max(1, open.length)];
    if (to === undefined) return fail(res);
    passOn(req, res, to, () => fail(res));
  });
  const fail = (res: ServerResponse): void => {
    cut += 1;
    if (res.headersSent) res.destroy();
    else res.writeHead(502).end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(urls) {
      watching = urls.map((url) => watch(url).catch(untilClosed));
    },
    cut: () => cut,
    async close() {
      closed.abort();
      await Promise.all(watching);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(req: IncomingMessage, res: ServerResponse, to: string, fail: () => void): void {
  const headers = { ...req.headers, connection: 'close' };
  const onward = request(to + (req.url ?? ''), { method: req.method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', fail);
    answer.pipe(res);
  });
  onward.on('error', fail);
  req.pipe(onward);
}

function isOk({ ok }: Response): boolean {
  return ok;
}

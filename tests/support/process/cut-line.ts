import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that breaks connections until it is told to pass them on. */
export type CutLine = {
  /** The URL through the proxy. */
  url: string;
  /** Connections attempted so far. */
  tried(): number;
  mend(): void;
  close(): void;
};

export async function cutLineTo(serverUrl: string): Promise<CutLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let [tried, isCut] = [0, true];
  const line = createServer((near) => {
    tried += 1;
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((line.address() as AddressInfo).port);
  return {
    url: url.href,
    tried: () => tried,
    mend: () => void (isCut = false),
    close() {
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
}

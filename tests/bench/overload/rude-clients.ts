// Opens connections that hold a server up: headers that never end, bodies that trickle, answers that nobody reads. In a
// process of its own, so that its work does not delay those who measure. Started by rude.ts, which tells it how many.
import { connect, type Socket } from 'node:net';

export type Crowd = { host: string; port: number; headers: number; bodies: number; readers: number };

/** How long each connection was open, in milliseconds, by what it did; `stayed`: those still open at the end. */
export type Closed = { headers: number[]; bodies: number[]; readers: number[]; stayed: number };

const TRICKLE_MS = 1_000;
const AT_MOST_MS = 45_000;
/** More than the buffers of both ends hold, so that the server waits for a reader. */
const PAGES_UNREAD = 120;
const HEADERS = 'GET /en-us HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
const UNREAD = `${HEADERS}\r\n`.repeat(PAGES_UNREAD);

process.once('message', (crowd: Crowd) => {
  void hold(crowd).then((closed) => process.send?.(closed, () => process.disconnect()));
});

async function hold({ host, port, headers, bodies, readers }: Crowd): Promise<Closed> {
  const closed: Closed = { headers: [], bodies: [], readers: [], stayed: 0 };
  const open = (times: number[], begin: (socket: Socket) => void) => stays({ host, port }, times, begin);
  const all = [
    ...Array.from({ length: headers }, () => open(closed.headers, (socket) => trickle(socket, HEADERS, 'X-A: b\r\n'))),
    ...Array.from({ length: bodies }, () => open(closed.bodies, (socket) => trickle(socket, BODY, ' '))),
    ...Array.from({ length: readers }, () => open(closed.readers, neverRead)),
  ];
  process.send?.('open');
  for (const stayed of await Promise.all(all)) if (stayed) closed.stayed += 1;
  return closed;
}

/** @returns whether the server had not closed it when this process gave up. */
function stays(to: { host: string; port: number }, times: number[], begin: (socket: Socket) => void): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const beganMs = performance.now();
  const socket = connect(to, () => begin(socket));
  const giveUp = setTimeout(() => {
    resolve(true);
    socket.destroy();
  }, AT_MOST_MS);
  // A reset is as good an end as any.
  socket.on('error', () => {});
  socket.once('close', () => {
    clearTimeout(giveUp);
    times.push(performance.now() - beganMs);
    resolve(false);
  });
  return promise;
}

function trickle(socket: Socket, first: string, more: string): void {
  socket.resume();
  socket.write(first);
  const timer = setInterval(() => socket.write(more), TRICKLE_MS);
  socket.once('close', () => clearInterval(timer));
}

/** Asks again and again, so that it hears of the end: what is paused does not read that either. */
function neverRead(socket: Socket): void {
  socket.pause();
  socket.write(UNREAD);
  const timer = setInterval(() => socket.write(`${HEADERS}\r\n`), TRICKLE_MS);
  socket.once('close', () => clearInterval(timer));
}

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { readMail, type TestMail } from './mail.ts';

/** A mail server that accepts every mail, or rejects the next ones as the test asks. */
export type TestSmtp = {
  url: string;
  mails: TestMail[];
  /** The next answers to a mail that is complete; then it takes them again. */
  refuseNext(...answers: string[]): void;
  close(): Promise<void>;
};

export async function openSmtp(): Promise<TestSmtp> {
  const mails: TestMail[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (source) => {
      const refusal = refusals.shift();
      if (refusal === undefined) mails.push(readMail(source));
      return refusal ?? '250 taken';
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuseNext: (...answers) => void refusals.push(...answers),
    close: () => closeAll(server, sockets),
  };
}

function converse(socket: Socket, take: (source: string) => string): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let buffer = '';
  let isMail = false;
  say('220 test');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = buffer.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (isMail ? 5 : 2));
      if (isMail) {
        isMail = false;
        say(take(text));
      } else if (/^DATA/i.test(text)) {
        isMail = true;
        say('354 go on');
      } else if (/^QUIT/i.test(text)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
}

function closeAll(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const pem = (name: string) => readFileSync(join(import.meta.dirname, `../tls/self-signed.${name}.pem`));

type Arrived = { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** A local push service; its agent resolves every host name to it. */
export async function startPushService() {
  const arrived: Arrived[] = [];
  const statuses = new Map<string, { status: number; headers: Record<string, string> }>();
  const server = createServer({ cert: pem('crt'), key: pem('key') }, (req, res) => {
    const path = req.url ?? '';
    void buffer(req).then((body) => {
      arrived.push({ path, headers: req.headers, body });
      const { status, headers } = statuses.get(path) ?? { status: 201, headers: {} };
      res.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const here = { host: '127.0.0.1', port, ca: pem('crt'), checkServerIdentity: () => undefined };
  return {
    arrived,
    agent: new Agent(here),
    /** From now on what is pushed to the path is answered with the status. */
    answer: (path: string, status: number, headers: Record<string, string> = {}) =>
      void statuses.set(path, { status, headers }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A browser that has subscribed, and reads what it is sent. */
export function createBrowser(path: string = `/push/${randomBytes(8).toString('hex')}`) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    path,
    subscription: {
      endpoint: `https://updates.push.example.com${path}`,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    /** RFC 8291: content encoding `aes128gcm`, one record. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idEnd = 21 + (body[20] ?? 0);
      const sender = body.subarray(21, idEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(idEnd, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** The claims of a VAPID header (RFC 8292), and the key it is signed with. @throws when the signature is wrong. */
export function readVapid(header: unknown): { key: string; claims: unknown } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(header)) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The VAPID token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

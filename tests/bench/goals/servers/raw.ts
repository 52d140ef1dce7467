// The floor of a cached page: node:http sending prepared bytes, headers included. The parent says which.
import { createServer } from 'node:http';

/** Headers are name and value in turns; the body is in base64. */
export type PreparedAnswer = { headers: string[]; body: string };

export type Prepared = { plain: PreparedAnswer; brotli: PreparedAnswer };

process.once('message', ({ plain, brotli }: Prepared) => {
  const answers = { plain: opened(plain), brotli: opened(brotli) };
  const server = createServer((req, res) => {
    const { headers, body } = req.headers['accept-encoding'] === 'br' ? answers.brotli : answers.plain;
    res.writeHead(200, headers);
    res.end(body);
  });
  // The storefront's side stays open longer than one turn of the others lasts; so does this.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The prepared bytes have no port');
    process.send?.({ ready: `http://127.0.0.1:${address.port}` });
  });
});

function opened({ headers, body }: PreparedAnswer) {
  return { headers, body: Buffer.from(body, 'base64') };
}

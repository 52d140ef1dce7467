// The floor of a cached page: node:http sending prepared bytes. The parent says which.
import { createServer } from 'node:http';

export type Prepared = { plain: string; brotli: string };

process.once('message', ({ plain, brotli }: Prepared) => {
  const bodies = { plain: Buffer.from(plain, 'base64'), brotli: Buffer.from(brotli, 'base64') };
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  const server = createServer((req, res) => {
    const isBrotli = req.headers['accept-encoding'] === 'br';
    const body = isBrotli ? bodies.brotli : bodies.plain;
    res.writeHead(200, { ...type, 'Content-Length': body.byteLength, ...(isBrotli && { 'Content-Encoding': 'br' }) });
    res.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The prepared bytes have no port');
    process.send?.({ ready: `http://127.0.0.1:${address.port}` });
  });
});

import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 64 * 1024;

/** A form that is not read; `status` says why. */
export class RefusedForm extends Error {
  readonly status: 413 | 415;

  constructor(status: 413 | 415) {
    super(`Form refused with ${status}`);
    this.status = status;
  }
}

/** Reads the body of a form. Throws RefusedForm. */
export async function readForm(req: IncomingMessage): Promise<Buffer> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '')) throw new RefusedForm(415);
  if (Number(req.headers['content-length'] ?? 0) > MOST_BYTES) throw new RefusedForm(413);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new RefusedForm(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import type { IncomingMessage } from 'node:http';
import { characterIssue } from '#server/rest/transport/text.ts';

const MAX_BYTES = 64 * 1024;

/** A form that is rejected; `status` says why. */
export class FormError extends Error {
  readonly status: 413 | 415 | 422;

  constructor(status: 413 | 415 | 422) {
    super(`Form rejected with status ${status}`);
    this.status = status;
  }
}

/** Reads the body of a form. Throws FormError. */
export async function readForm(req: IncomingMessage): Promise<Buffer> {
  const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
  if (!/^application\/x-www-form-urlencoded\b/i.test(type) || encoding) throw new FormError(415);
  if (Number(req.headers['content-length'] ?? 0) > MAX_BYTES) throw new FormError(413);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const parts: AsyncIterable<Buffer> = req;
  for await (const chunk of parts) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new FormError(413);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!isReadable(body)) throw new FormError(422);
  return body;
}

/** Checks every field, whether the page knows it or not, as later code may log any of them. */
function isReadable(body: Buffer): boolean {
  const texts = [...new URLSearchParams(body.toString())].flat();
  return texts.every((text) => characterIssue(text, { lines: true }) === undefined);
}

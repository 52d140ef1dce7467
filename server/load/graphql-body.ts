import type { IncomingMessage } from 'node:http';
import { classOfDocument } from './operation-class.ts';
import type { LoadClass } from './load-class.ts';

/** The maximum of the GraphQL endpoint, which rejects longer bodies itself. */
const MAX_BYTES = 64 * 1024;

/** The operation in a JSON body, by the hash of a stored one or by its text. */
export type OperationClasses = ReadonlyMap<string, LoadClass | undefined>;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The body as a text, without a byte order mark; empty if it is not UTF-8, as then it is not JSON. Of a body that is
 * too long only enough is read to show that. Rejects when the client disconnects.
 */
export function readBody(req: IncomingMessage): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A request without a body has ended already, and emits nothing.
  if (req.readableEnded) end();
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes <= MAX_BYTES + chunk.byteLength) chunks.push(chunk);
    if (bytes > MAX_BYTES) end();
  });
  req.once('end', end);
  req.once('close', () => reject(new Error('the client has disconnected')));
  return promise;

  function end(): void {
    const body = Buffer.concat(chunks);
    resolve(bytes > MAX_BYTES ? body.toString() : decode(body));
  }
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    return '';
  }
}

/** Undefined for a subscription. The endpoint ignores a hash beside a text, and so do we. */
export function classOfBody(body: string, stored: OperationClasses): LoadClass | undefined {
  return classOf(json(body), stored);
}

/** The same for a GET. */
export function classOfQuery(url: string, stored: OperationClasses): LoadClass | undefined {
  const asked = new URLSearchParams(url.slice(url.indexOf('?')));
  return classOf({ query: asked.get('query') ?? '', extensions: json(asked.get('extensions') ?? '') }, stored);
}

function classOf(asked: unknown, stored: OperationClasses): LoadClass | undefined {
  const { hash, query } = read(asked);
  return query === '' && hash !== undefined && stored.has(hash) ? stored.get(hash) : classOfDocument(query);
}

/** Undefined for invalid JSON: the endpoint reports what is wrong with it. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read(value: unknown): { hash?: string; query: string } {
  const hash = at(at(at(value, 'extensions'), 'persistedQuery'), 'sha256Hash');
  const query = at(value, 'query');
  return { query: typeof query === 'string' ? query : '', ...(typeof hash === 'string' && { hash }) };
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

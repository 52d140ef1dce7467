import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '#shop/http/call.ts';
import { fingerprint } from './fingerprint.ts';

/** A request that is done once for its key. */
export type KeyedRequest = {
  /** Whose key it is: a session's id, or `order 10001`. The same key of another owner is another key. */
  owner: string;
  key: string;
  /** Hex SHA-256 of what was asked for: a key stands for one request. */
  print: string;
};

/** @throws HttpError when the header is there but is not 16 to 64 printable characters. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{16,64}$/.test(header)) return header;
  const message = 'Idempotency-Key must be 16 to 64 printable characters';
  throw new HttpError(400, [{ code: 'invalid_field', field: 'Idempotency-Key', message }]);
}

/** What a caller asks for under a key of its own; undefined when it brings none. */
export function keyedRequest(key: string | undefined, owner: string, ...asked: unknown[]): KeyedRequest | undefined {
  return key === undefined ? undefined : { owner, key, print: fingerprint(...asked) };
}

type SessionCall = { headers: IncomingHttpHeaders; session: { id: string }; params: object; sent: unknown };

/**
 * What a session's call asks for under its key.
 *
 * @param act what is done, in which calls differ that send the same.
 */
export function sessionRequest({ headers, session, params, sent }: SessionCall, act: string) {
  return keyedRequest(readKey(headers['idempotency-key']), session.id, act, params, sent ?? {});
}

export function keyReused(): HttpError {
  const message = 'Idempotency key was already used for another request.';
  return new HttpError(422, [{ code: 'key_reused', message }]);
}

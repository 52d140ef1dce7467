import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '#shop/http/call.ts';
import { fingerprint } from './fingerprint.ts';

const KEY_HEADER = 'Idempotency-Key';

/** A request that is done once per key. */
export type KeyedRequest = {
  /** The key's owner: a session's id, or `order 10001`. The same key of another owner is another key. */
  owner: string;
  key: string;
  /** Hex SHA-256 of the request: a key is valid for one request. */
  print: string;
};

/** @throws HttpError if the header is present but is not 16 to 64 printable characters. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{16,64}$/.test(header)) return header;
  const message = 'Idempotency-Key must be 16 to 64 printable characters';
  throw new HttpError(400, [{ code: 'invalid_field', field: KEY_HEADER, message }]);
}

/** A caller's keyed request; undefined without a key. */
export function keyedRequest(key: string | undefined, owner: string, ...asked: unknown[]): KeyedRequest | undefined {
  return key === undefined ? undefined : { owner, key, print: fingerprint(...asked) };
}

type SessionCall = { headers: IncomingHttpHeaders; session: { id: string }; params: object; sent: unknown };

/**
 * A session's keyed request.
 *
 * @param act the action, which tells apart calls with the same body.
 */
export function sessionRequest({ headers, session, params, sent }: SessionCall, act: string) {
  return keyedRequest(readKey(headers['idempotency-key']), session.id, act, params, sent ?? {});
}

export function keyReused(): HttpError {
  const message = 'Idempotency key was already used for another request.';
  const hint = 'This key stood for another request. Make a new one for this request.';
  return new HttpError(422, [{ code: 'key_reused', field: KEY_HEADER, message, hint }]);
}

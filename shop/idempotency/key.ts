import { type Call, HttpError } from '#shop/http/call.ts';
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
export function keyedRequest({ headers }: Pick<Call, 'headers'>, owner: string, ...asked: unknown[]) {
  const key = readKey(headers['idempotency-key']);
  return key === undefined ? undefined : ({ owner, key, print: fingerprint(...asked) } satisfies KeyedRequest);
}

export function keyReused(): HttpError {
  const message = 'Idempotency key was already used for another request.';
  return new HttpError(422, [{ code: 'key_reused', message }]);
}

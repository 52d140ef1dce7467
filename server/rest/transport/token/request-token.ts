import type { Dispatcher } from 'undici';
import { readEnvelope } from '#server/rest/transport/envelope.ts';
import { COMMON_HEADERS, exchange, type RawAnswer } from '#server/rest/transport/exchange.ts';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';
import { fields, integer, text, type Fields } from '#server/rest/transport/read.ts';
import { type RequestToken, type StoredToken, TOKEN_TEXT } from './token.ts';
import { addressSigner } from '#server/rest/transport/visitor-address.ts';

const TOKEN_DEADLINE_MS = 2_000;

const TOKEN = new RegExp(`^${TOKEN_TEXT}$`);

export type Credentials = { clientId: string; clientSecret: string };

export function tokenRequest(
  pool: Dispatcher,
  shopUrl: string,
  { clientId, clientSecret }: Credentials,
  now: () => number = Date.now,
): RequestToken {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const signAddress = addressSigner(clientSecret);
  return async (oldToken, address) => {
    const answer = await exchange(pool, {
      method: 'POST',
      url: `${shopUrl}/api/rest/oauth2/token/client_credentials`,
      headers: {
        ...COMMON_HEADERS,
        authorization: `Basic ${basic}`,
        ...signAddress(address),
      },
      body: JSON.stringify(oldToken ? { old_token: oldToken } : {}),
      deadlineMs: TOKEN_DEADLINE_MS,
    });
    return readToken(answer, now());
  };
}

/** A token without a lifetime or without a value is invalid: it would never be renewed. */
export function readToken(answer: RawAnswer, nowMs: number): StoredToken {
  const data = bare(answer) ?? fields(readEnvelope(answer).data);
  const value = text(data['access_token']);
  const seconds = integer(data['expires_in']);
  if (!TOKEN.test(value) || seconds === undefined || seconds <= 0) {
    throw new UpstreamFailure('malformed', 'the token response contains no valid token');
  }
  return { value, expiresAtMs: nowMs + seconds * 1_000 };
}

/** Some shops respond as plain OAuth does, without the envelope. */
function bare({ status, text: body }: RawAnswer): Fields | undefined {
  if (status !== 200 || !body.includes('access_token')) return undefined;
  try {
    const answer = fields(JSON.parse(body));
    return 'access_token' in answer ? answer : undefined;
  } catch (cause) {
    throw new UpstreamFailure('malformed', 'the token response is not JSON', { cause });
  }
}

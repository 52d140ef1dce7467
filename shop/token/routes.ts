import { requireAllowed } from '#shop/http/require-allowed.ts';
import { isClient, readCredentials } from '#shop/http/authenticate.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import * as schema from './schema.ts';
import { issueToken } from '#shop/session/store.ts';

const MAX_TOKEN_LENGTH = 256;

export const sessionEndpoints: Endpoint[] = [
  { method: 'POST', path: '/oauth2/token{/:grant}', auth: 'none', schema: schema.giveToken, handle: giveToken },
];

// In the order an OAuth server checks: the grant, then the client. A wrong client leaves the
// old token's session as it was.
async function giveToken(call: Call): Promise<Answer> {
  const grant = call.params.grant ?? call.body?.grant_type;
  if (typeof grant !== 'string' || grant === '') {
    throw httpError('grant_missing', 'The grant type was not specified in the request');
  }
  if (grant !== 'client_credentials') {
    throw httpError('grant_unsupported', `Grant type "${grant.slice(0, 40)}" not supported`);
  }
  const credentials = readCredentials(call.headers.authorization, call.body);
  if (!credentials) {
    throw httpError('client_missing', 'Client credentials were not found in the headers or body');
  }
  if (!isClient(call.deps.config, credentials)) {
    throw httpError('client_invalid', 'The client credentials are invalid');
  }
  await requireAllowed(call, 'session');
  const old = call.body?.old_token;
  const oldToken = typeof old === 'string' && old.length <= MAX_TOKEN_LENGTH ? old : undefined;
  const { db, config, now } = call.deps;
  const { token, lifetimeSeconds } = await issueToken(db, { oldToken, secret: config.clientSecret, now: now() });
  return { data: { access_token: token, expires_in: lifetimeSeconds, token_type: 'Bearer' } };
}

function httpError(code: string, message: string): HttpError {
  return new HttpError(400, [{ code, message }]);
}

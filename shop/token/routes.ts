import { requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { isClient, readCredentials } from '#shop/http/caller/authenticate.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import * as schema from './schema.ts';
import { issueToken } from '#shop/session/store.ts';

export const sessionEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/oauth2/token{/:grant}',
    auth: 'none',
    schema: schema.giveToken,
    handle: giveToken,
  }),
];

// In the order of an OAuth server: the grant, then the client. With a wrong client the old token's session stays
// unchanged.
async function giveToken(call: CheckedCall<typeof schema.giveToken>): Promise<Answer> {
  const { deps, params, body, headers } = call;
  const grant = params.grant ?? body.grant_type;
  if (!grant) {
    throw httpError('grant_missing', 'The grant type was not specified in the request');
  }
  if (grant !== 'client_credentials') {
    throw httpError('grant_unsupported', `Grant type "${grant.slice(0, 40)}" not supported`);
  }
  const credentials = readCredentials(headers.authorization, body);
  if (!credentials) {
    throw httpError('client_missing', 'Client credentials were not found in the headers or body');
  }
  if (!isClient(deps.config, credentials)) {
    throw httpError('client_invalid', 'The client credentials are invalid');
  }
  await requireAllowed(call, 'session');
  const { old_token: oldToken } = body;
  const { db, config, now } = deps;
  const { token, lifetimeSeconds } = await issueToken(db, { oldToken, secret: config.clientSecret, now: now() });
  return { data: { access_token: token, expires_in: lifetimeSeconds, token_type: 'Bearer' } };
}

function httpError(code: string, message: string): HttpError {
  return new HttpError(400, [{ code, message }]);
}

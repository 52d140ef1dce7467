import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookies } from '#server/session/cookies.ts';
import { XSRF_COOKIE } from '#server/session/xsrf.ts';

const KEY_LENGTH = 32;

/**
 * The idempotency key of a form whose page is cached, and so cannot hold one of its own: the same for the same
 * form until a form of that browser is done, when `endForm` gives it another XSRF token.
 */
export function formKey(req: IncomingMessage, form: Buffer): string {
  const token = readCookies(req).get(XSRF_COOKIE) ?? '';
  const asked = JSON.stringify([token, req.url ?? '', form.toString('base64')]);
  return createHash('sha256').update(asked).digest('hex').slice(0, KEY_LENGTH);
}

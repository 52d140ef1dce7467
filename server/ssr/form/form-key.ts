import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookies } from '#server/session/cookies.ts';
import { XSRF_COOKIE } from '#server/session/xsrf.ts';

const KEY_LENGTH = 32;

/**
 * The idempotency key of a form on a cached page, which cannot contain one: the same for the same content until a form
 * of that browser has taken effect, when `endForm` changes its XSRF token.
 */
export function formKey(req: IncomingMessage, form: Buffer): string {
  const token = readCookies(req).get(XSRF_COOKIE) ?? '';
  const asked = JSON.stringify([token, req.url ?? '', form.toString('base64')]);
  return createHash('sha256').update(asked).digest('hex').slice(0, KEY_LENGTH);
}

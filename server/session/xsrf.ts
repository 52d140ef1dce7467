import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const XSRF_COOKIE = 'XSRF-TOKEN';

const NONCE_BYTES = 16;
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

export type Xsrf = {
  /** A token for the holder of a session, or for a visitor without one. */
  issue(sessionToken: string | undefined): string;
  isValid(token: string | undefined, sessionToken: string | undefined): boolean;
};

/**
 * Tokens against cross-site request forgery: signed, and bound to the session, so that a cookie
 * which another site of the domain plants is worth nothing. Storefronts of one shop share the key.
 */
export function createXsrf(clientSecret: string): Xsrf {
  const sign = (nonce: string, sessionToken: string | undefined) =>
    createHmac('sha256', `xsrf ${clientSecret}`)
      .update(`${nonce}.${sessionToken ?? ''}`)
      .digest();
  return {
    issue(sessionToken) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(nonce, sessionToken).toString('base64url')}`;
    },
    isValid(token, sessionToken) {
      const [, nonce, signature] = TOKEN.exec(token ?? '') ?? [];
      if (nonce === undefined || signature === undefined) return false;
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(nonce, sessionToken);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

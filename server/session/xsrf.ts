import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const XSRF_COOKIE = 'XSRF-TOKEN';

const NONCE_BYTES = 16;
/** A nonce, its signature together with the session, and the signature of both. */
const TOKEN = /^([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/;

export type Xsrf = {
  /** A token for the holder of a session, or for a visitor without one. */
  issue(sessionToken: string | undefined): string;
  /** Whether it was issued for this session. */
  isValid(token: string | undefined, sessionToken: string | undefined): boolean;
  /** Whether it was issued here, for any session. */
  isIssued(token: string | undefined): boolean;
};

/**
 * Tokens against cross-site request forgery: signed, and bound to the session, so that a cookie planted by another site
 * of the domain is worthless. Storefronts of one shop share the key.
 */
export function createXsrf(clientSecret: string): Xsrf {
  const sign = (text: string) => createHmac('sha256', `xsrf ${clientSecret}`).update(text).digest('base64url');
  const bind = (nonce: string, sessionToken: string | undefined) => sign(`session ${nonce}.${sessionToken ?? ''}`);
  const seal = (nonce: string, bound: string) => sign(`issued ${nonce}.${bound}`);
  const read = (token: string | undefined) => {
    const [, nonce, bound, sealed] = TOKEN.exec(token ?? '') ?? [];
    if (nonce === undefined || bound === undefined || sealed === undefined) return undefined;
    return isSame(sealed, seal(nonce, bound)) ? { nonce, bound } : undefined;
  };
  return {
    issue(sessionToken) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const bound = bind(nonce, sessionToken);
      return `${nonce}.${bound}.${seal(nonce, bound)}`;
    },
    isValid(token, sessionToken) {
      const issued = read(token);
      return issued !== undefined && isSame(issued.bound, bind(issued.nonce, sessionToken));
    },
    isIssued: (token) => read(token) !== undefined,
  };
}

function isSame(given: string, wanted: string): boolean {
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

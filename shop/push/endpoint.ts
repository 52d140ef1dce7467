import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';

const MAX_LENGTH = 1024;
/** Names that resolve to private networks. */
const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|home\.arpa)$/;

/**
 * Whether an address may be that of a push service: https at its usual port, a public name, no user in it. The
 * name is resolved and checked when something is sent.
 */
export function isPushEndpoint(text: string): boolean {
  const url = text.length <= MAX_LENGTH ? URL.parse(text) : null;
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const name = url.hostname.replace(/\.$/, '');
  return name.includes('.') && isIP(name) === 0 && !PRIVATE_NAME.test(name);
}

/** Whether a text is a point of P-256, base64url: the public key of a browser. */
export function isBrowserKey(text: string): boolean {
  if (!/^[\w-]{87}$/.test(text)) return false;
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    // Not a point of the curve.
    return false;
  }
}

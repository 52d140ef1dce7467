import { isOwnNetwork, readAddress } from './address.ts';

/**
 * Whom a request comes from. A neighbour (the storefront, a proxy on this machine or in this
 * network) speaks for the address it adds last to `X-Forwarded-For`; a stranger may write into
 * that header what he likes, and is believed only as a CDN the shop is set up for.
 */
export function callerAddress(
  peer: string | undefined,
  forwardedFor: string | string[] | undefined,
  isBehindCdn: boolean,
): string {
  const own = readAddress(peer ?? '') ?? '0.0.0.0';
  if (!isBehindCdn && !isOwnNetwork(own)) return own;
  const last = [forwardedFor ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return readAddress(last) ?? own;
}

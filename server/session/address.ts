import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Of whom a request comes from, as far as so many proxies can be trusted to tell; empty when
 * what they tell is no address.
 */
export function addressOf(req: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return checked(req.socket?.remoteAddress);
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const named = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const chain = [req.socket?.remoteAddress ?? '', ...named.toReversed()];
  return checked(chain[Math.min(trustedProxies, chain.length - 1)]);
}

function checked(address = ''): string {
  return isIP(address) === 0 ? '' : address;
}

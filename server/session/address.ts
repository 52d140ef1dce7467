import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 written as IPv6 (`::ffff:0:0/96`), as a socket for both does, and as a network that has IPv6 alone reaches it
 * (NAT64, `64:ff9b::/96`), as a URL writes them: `::ffff:0:8`, but `64:ff9b::8`. `::ffff:8` is neither.
 */
const IPV4_IN_IPV6 = /^(?:::ffff:(?=\w+:)|64:ff9b::)((?:\w+(?=:))?):?(\w*)$/;

/**
 * The client's address, as far as this many trusted proxies tell it; empty if what
 * they tell is not an address. Each address has one form.
 */
export function addressOf(req: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return canonical(req.socket?.remoteAddress);
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const named = forwarded.map((address) => withoutPort(address.trim())).filter((address) => address !== '');
  const chain = [req.socket?.remoteAddress ?? '', ...named.toReversed()];
  return canonical(chain[Math.min(trustedProxies, chain.length - 1)]);
}

/** Some proxies append the port. */
function withoutPort(address: string): string {
  return address.replace(/^(\d[\d.]*):\d{1,5}$/, '$1').replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1');
}

function canonical(address = ''): string {
  if (!isIPv6(address)) return isIPv4(address) ? address : '';
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [found, ...groups] = IPV4_IN_IPV6.exec(plain) ?? [];
  if (found === undefined) return plain;
  const [high = 0, low = 0] = groups.map((group) => Number.parseInt(`0${group}`, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

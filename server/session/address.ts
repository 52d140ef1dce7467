import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 written as IPv6 (`::ffff:0:0/96`), as a dual-stack socket reports it, and as NAT64 reaches it from IPv6-only
 * networks (`64:ff9b::/96`), in the form of a URL: `::ffff:0:8`, but `64:ff9b::8`. `::ffff:8` is neither.
 */
const IPV4_IN_IPV6 = /^(?:::ffff:(?=\w+:)|64:ff9b::)((?:\w+(?=:))?):?(\w*)$/;

/**
 * The client's address, as reported by this many trusted proxies; empty if it is invalid. Each address has one form.
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

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * One of 65,536 counters for a network address, as `addressOf` writes it, so that memory stays bounded however many
 * addresses somebody has. An IPv6 network of 64 bits counts as one caller.
 */
export function bucketOf(address: string): string {
  return String(createHash('sha256').update(networkOf(address)).digest().readUInt16BE());
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).join(':');
}

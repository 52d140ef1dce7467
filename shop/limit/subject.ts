import { createHash } from 'node:crypto';

const BUCKETS = 65_536;

/** The subject that a limit counts: an IPv6 network of 64 bits is one household. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/**
 * One of 65,536 counters. However many sessions and addresses somebody makes up, there are no more
 * rows than that; and no counter identifies its owner.
 */
export function bucketOf(subject: string): string {
  return String(createHash('sha256').update(subject).digest().readUInt16BE() % BUCKETS);
}

import { createHash } from 'node:crypto';

/** Equal for equal values, in whatever order the keys of their objects came. */
export function fingerprint(...parts: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map(canonical)))
    .digest('hex');
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, canonical(inner)]);
  // Pairs, not an object: an object would put keys that look like numbers first.
  return { pairs: entries.sort(([a], [b]) => (a < b ? -1 : 1)) };
}

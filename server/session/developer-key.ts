import { createHash, timingSafeEqual } from 'node:crypto';

/** The header in which a developer sends the operator's key. */
export const DEVELOPER_KEY = 'X-GraphQL-Key';

/** Whether a key is the operator's, in constant time; without a configured key none is. */
export function createKeyCheck(key: string): (given: string | null | undefined) => boolean {
  const expected = digest(key);
  return (given) => key !== '' && Boolean(given) && timingSafeEqual(digest(given ?? ''), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

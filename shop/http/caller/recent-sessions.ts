import { LRUCache } from 'lru-cache';
import type { Session } from '#shop/session/session.ts';

const RECENT = { max: 5_000, ttl: 1_000 };

/**
 * Sessions whose token was found valid within the last second, with the same catalogue. A read that many
 * make then costs a statement a second and not one per call.
 */
export type RecentSessions = {
  find(authorization: string | undefined): Session | undefined;
  note(authorization: string | undefined, session: Session): void;
};

/** @param version of the current catalogue */
export function createRecentSessions(version: () => number): RecentSessions {
  const recent = new LRUCache<string, { session: Session; version: number }>(RECENT);
  return {
    find(authorization = '') {
      const known = recent.get(authorization);
      return known?.version === version() ? known.session : undefined;
    },
    note: (authorization = '', session) => void recent.set(authorization, { session, version: version() }),
  };
}

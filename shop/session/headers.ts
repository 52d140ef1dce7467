import type { IssuedToken } from './store.ts';

/** How an answer hands over the token that its caller goes on with: not in the body, which is kept for replays. */
export function sessionHeaders({ token, lifetimeSeconds }: IssuedToken): Record<string, string> {
  return { 'X-Session-Token': token, 'X-Session-Expires-In': String(lifetimeSeconds) };
}

import type { IssuedToken } from './store.ts';

/** The new token of the session is sent in a header: bodies are stored for idempotent replays. */
export function sessionHeaders({ token, lifetimeSeconds }: IssuedToken): Record<string, string> {
  return { 'X-Session-Token': token, 'X-Session-Expires-In': String(lifetimeSeconds) };
}

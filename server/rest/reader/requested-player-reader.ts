import { fields, plain, text } from '#server/rest/transport/read.ts';

/** The player a line asks for. */
export type WireRequestedPlayer = { slug: string; name: string; available: boolean };

/** Null if no player is asked for. */
export function readRequestedPlayer(value: unknown): WireRequestedPlayer | null {
  const raw = fields(value);
  const slug = text(raw['slug']);
  return slug ? { slug, name: plain(raw['name']), available: raw['available'] === true } : null;
}

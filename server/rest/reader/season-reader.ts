import { fields, plain, text } from '#server/rest/transport/read.ts';

/** Days as `YYYY-MM-DD`; empty if the shop does not tell. */
export type WireSeason = { name: string; starts: string; ends: string; every: string };

/** Nothing for a permanent product. */
export function readSeason(value: unknown): WireSeason | null {
  const raw = fields(value);
  const name = plain(raw['name']);
  if (!name) return null;
  return { name, starts: text(raw['starts']), ends: text(raw['ends']), every: plain(raw['every']) };
}

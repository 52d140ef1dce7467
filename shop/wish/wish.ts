import type { Db } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import { type Candidate, findCandidate } from './store.ts';

/** The player a line asks for. `isAvailable`: has a public profile, and plays the game of the line. */
export type RequestedPlayer = { id: number; slug: string; name: string; isAvailable: boolean };

type Game = { name: string; seo_url: string };

const SLUG = /^[a-z0-9-]{1,40}$/;

/**
 * The player whom a line of a game may ask for.
 *
 * @throws HttpError 400 in `requested_player`; a hidden player is answered like one that does not exist.
 */
export async function requireAvailable(db: Db, slug: string, game: Game): Promise<number> {
  const player = SLUG.test(slug) ? await findCandidate(db, slug) : undefined;
  if (!player?.published) throw refused('not_found', 'This player cannot be requested');
  if (!player.games.includes(game.seo_url)) throw refused('unavailable', `${player.name} does not play ${game.name}`);
  return player.id;
}

/** @param game of the line, by its slug; undefined when its product is no longer sold. */
export function requestedBy(
  { requested_player_id: id }: { requested_player_id: number | null },
  players: ReadonlyMap<number, Candidate>,
  game: string | undefined,
): RequestedPlayer | undefined {
  const player = id === null ? undefined : players.get(id);
  if (!player) return undefined;
  const isAvailable = player.published && game !== undefined && player.games.includes(game);
  return { id: player.id, slug: player.slug, name: player.name, isAvailable };
}

export function requestedWire(requested: RequestedPlayer | undefined) {
  if (!requested) return null;
  return { slug: requested.slug, name: requested.name, available: requested.isAvailable };
}

function refused(code: 'not_found' | 'unavailable', message: string): HttpError {
  return new HttpError(400, [{ code, field: 'requested_player', message }]);
}

import type { Db } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import type { OrderLine } from '#shop/order/store.ts';
import { listPlayers, type Player } from '#shop/player/store.ts';
import { readCandidates } from '#shop/wish/store.ts';

export type Fitting = { player: Player; isRequested: boolean };

/** The players for a game of these lines, first the one their buyer asked for. */
export async function listFitting(db: Db, lines: readonly OrderLine[]): Promise<Fitting[]> {
  const fitting = (await listPlayers(db))
    .filter(({ games }) => lines.some(({ game_slug }) => games.includes(game_slug)))
    .map((player) => ({ player, isRequested: lines.some((line) => line.requested_player_id === player.id) }));
  return fitting.toSorted((one, other) => Number(other.isRequested) - Number(one.isRequested));
}

/**
 * A buyer who asked for a player was promised a message and the choice before another player begins.
 *
 * @throws HttpError 409 for another player than the requested one.
 */
export async function requireChosen(db: Db, player: Player, lines: readonly OrderLine[]): Promise<void> {
  const others = lines.filter(({ requested_player_id: id }) => id !== null && id !== player.id);
  const [asked] = (await readCandidates(db, others)).values();
  if (!asked) return;
  const message = `The buyer asked for ${asked.name}. Write to the buyer, and assign ${player.name} once that is agreed.`;
  throw new HttpError(409, [{ code: 'not_now', field: 'agreed', message }]);
}

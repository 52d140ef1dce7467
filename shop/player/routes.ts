import type { Db } from '#shop/db/database.ts';
import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { listShown } from '#shop/review/store.ts';
import { reviewsWire } from '#shop/review/wire.ts';
import * as schema from './schema.ts';
import { findPlayer, type Player } from './store.ts';
import { playerWire, readStars } from './wire.ts';

const REVIEWS_A_PAGE = 20;

const read = { method: 'GET', auth: 'none', cache: PUBLIC_CACHE } as const;

/** Below `/api/public`: the players with a published profile. */
export const playerEndpoints: Endpoint[] = [
  endpoint({
    ...read,
    path: '/players/:slug',
    schema: schema.showPlayer,
    handle: async ({ deps: { db }, params }) => ({
      data: await playerWire(db, await requirePublished(db, params.slug)),
    }),
  }),
  endpoint({ ...read, path: '/players/:slug/reviews', schema: schema.listPlayerReviews, handle: listReviews }),
];

async function listReviews(call: CheckedCall<typeof schema.listPlayerReviews>): Promise<Answer> {
  const { db } = call.deps;
  const { limit = REVIEWS_A_PAGE, after } = call.query;
  const player = await requirePublished(db, call.params.slug);
  const counts = await readStars(db, player.id);
  const reviews = await reviewsWire(
    db,
    await call.catalogue(),
    await listShown(db, { player: player.id, after }, limit),
  );
  return { data: { star_counts: counts, reviews }, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** @throws HttpError 404, also for a player whose profile is not published. */
async function requirePublished(db: Db, slug: string): Promise<Player> {
  const player = await findPlayer(db, slug);
  if (!player?.published) throw new HttpError(404, [{ code: 'not_found', message: 'There is no such player' }]);
  return player;
}

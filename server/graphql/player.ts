import { orNull } from '#server/rest/transport/failure.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { isSlug } from './product/product.ts';
import { pageOfReviews } from './product/review.ts';
import { ratingOf } from './value/rating.ts';

const Player: FieldsOf<'Player'> = {
  hours: ({ hours }) => hours || null,
  finishedOrders: ({ finished_orders }) => finished_orders,
  // Rounded down, so that a player who was late once is never shown as always on time.
  onTimePercent: ({ on_time }) => on_time && Math.floor((on_time.kept / on_time.lines) * 100),
  rating: ({ stars }) => ratingOf(stars),
  isPublic: ({ is_public }) => is_public,
};

const PlayerProfile: FieldsOf<'PlayerProfile'> = {
  player: (profile) => profile,
  games: async ({ games }, _, { loaders }) =>
    (await Promise.all(games.map((path) => loaders.categoryByPath(path)))).filter((game) => game !== null),
  reviews: ({ slug }, paging, { rest }) => pageOfReviews(paging, (page) => rest.player.reviews(slug, page)),
};

const RequestedPlayer: FieldsOf<'RequestedPlayer'> = {
  isAvailable: ({ available }) => available,
};

export const player = {
  Query: {
    player: (_, { slug }, { rest }) => (isSlug(slug) ? orNull(rest.player.bySlug(slug)) : null),
  },
  Player,
  PlayerProfile,
  RequestedPlayer,
} satisfies Resolvers;

import type { Resolvers } from './generated/resolvers.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { ratingOf } from './value/rating.ts';

const Player: FieldsOf<'Player'> = {
  hours: ({ hours }) => hours || null,
  finishedOrders: ({ finished_orders }) => finished_orders,
  // Down, so that nobody is said to be always on time who was late once.
  onTimePercent: ({ on_time }) => on_time && Math.floor((on_time.kept / on_time.lines) * 100),
  rating: ({ stars }) => ratingOf(stars),
};

export const player = { Player } satisfies Resolvers;

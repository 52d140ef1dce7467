import type { z } from 'zod';
import { requireTimeOrder } from '#shop/http/endpoint/moment.ts';
import type { OrderFilter } from './list-store.ts';
import type { filterFields } from './schema.ts';

/** The filter for orders in a query of the desk. @throws HttpError */
export function filterOf(query: z.output<typeof filterFields>): OrderFilter {
  requireTimeOrder(query);
  return {
    stages: query.status,
    team: query.team || undefined,
    game: query.game || undefined,
    search: query.q?.trim() || undefined,
    placedFrom: query.from,
    placedUntil: query.to,
    isLate: query.late !== undefined,
    isWaiting: query.waiting !== undefined,
    isOwed: query.owed !== undefined,
    isFlagged: query.flagged !== undefined,
  };
}

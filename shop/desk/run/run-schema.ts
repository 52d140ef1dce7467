import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { count, id, moment } from '#shop/http/endpoint/field.ts';
import { queryMoment } from '#shop/http/endpoint/moment.ts';
import { text } from '#shop/desk/text.ts';

const runFields = {
  event_id: id,
  title: z.string(),
  starts_at: moment,
  ends_at: moment,
  region: z.string(),
  difficulty: z.string(),
  loot: z.string(),
  slots_total: id,
  canceled: z.boolean(),
};
/** 0 stands for what is no number; no run has it. */
const run = z.string().transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0));

export const listRuns = {
  id: 'deskListRuns',
  summary: 'Lists runs that start within a time range (default: next 14 days), with the seats taken',
  query: z.object({ from: queryMoment, to: queryMoment, game: z.string().max(100, 'Invalid game').optional() }),
  data: z.array(z.object({ ...runFields, seats_taken: count })),
  total: true,
} satisfies EndpointSchema;

export const showRun = {
  id: 'deskShowRun',
  summary: 'Returns a run with the seats taken',
  params: z.object({ run }),
  data: z.object({ ...runFields, seats_taken: count }),
  errors: [404],
} satisfies EndpointSchema;

export const markRunCanceled = {
  id: 'deskCancelRun',
  summary: 'Cancels a run and notifies everyone with a seat',
  params: z.object({ run }),
  body: z.object({ reason: text('Reason', 300) }),
  data: z.object({
    ...runFields,
    orders: z.array(z.string()).meta({ description: 'Numbers of the notified orders' }),
  }),
  errors: [404, 409],
} satisfies EndpointSchema;

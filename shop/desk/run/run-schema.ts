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
  summary: 'The runs that start within a span, of the next 14 days unless given, with the seats that are taken',
  query: z.object({ from: queryMoment, to: queryMoment, game: z.string().max(100, 'Invalid game').optional() }),
  data: z.array(z.object({ ...runFields, seats_taken: count })),
  total: true,
} satisfies EndpointSchema;

export const showRun = {
  id: 'deskShowRun',
  summary: 'One run with the seats that are taken',
  params: z.object({ run }),
  data: z.object({ ...runFields, seats_taken: count }),
  errors: [404],
} satisfies EndpointSchema;

export const markRunCanceled = {
  id: 'deskCancelRun',
  summary: 'Calls a run off and tells anyone who has a seat of it',
  params: z.object({ run }),
  body: z.object({ reason: text('Reason', 300) }),
  data: z.object({
    ...runFields,
    orders: z.array(z.string()).meta({ description: 'Numbers of the orders that were notified' }),
  }),
  errors: [404, 409],
} satisfies EndpointSchema;

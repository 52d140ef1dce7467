import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { limit, page } from '#shop/http/input.ts';
import { text } from './text.ts';

const params = z.object({ number: z.string() });
const order = z.looseObject({ order_number: z.string(), version: z.int(), stage: z.string() });
const version = z.int('Invalid version').positive('Invalid version');
const count = z.int('Invalid number').min(0, 'Invalid number').max(1_000_000_000_000, 'Invalid number');
const reason = text('Reason', 300);
const line = z.string('Line required!').max(20, 'Unknown line');

const filterFields = {
  status: z.string().max(200, 'Invalid status').optional(),
  team: z.string().max(60, 'Invalid team').optional(),
  game: z.string().max(100, 'Invalid game').optional(),
  q: z.string().max(100, 'Invalid search').optional(),
  from: z.string().max(40, 'Invalid date').optional(),
  to: z.string().max(40, 'Invalid date').optional(),
  late: z.literal('1', 'Invalid late').optional(),
  waiting: z.literal('1', 'Invalid waiting').optional(),
  owed: z.literal('1', 'Invalid owed').optional(),
  flagged: z.literal('1', 'Invalid flagged').optional(),
};

export const listOrders: EndpointSchema = {
  id: 'deskListOrders',
  summary: 'Orders, the newest first',
  query: z.object({ ...filterFields, page: page.optional(), limit: limit.optional() }),
  data: z.array(order),
  total: true,
};

export const showOrder: EndpointSchema = {
  id: 'deskShowOrder',
  summary: 'One order with its messages, proofs, refunds and acts',
  params,
  data: order,
  refusals: [404],
};

export const assign = act('deskAssign', 'Gives the order to a team', { team: text('Team', 60) });
export const advance = act('deskAdvance', 'Begins a line, and counts units as done', {
  line,
  to: count.optional(),
  by: z.int('Invalid number').min(-1_000_000_000, 'Invalid number').max(1_000_000_000, 'Invalid number').optional(),
  of: count.min(1, 'Invalid number').optional(),
  unit: text('Unit', 40).optional(),
});
export const message = act('deskMessage', 'Writes to the buyer', { text: text('Text', 2_000) });
export const hold = act('deskHold', 'Stops the promised times', {
  cause: z.enum(['buyer', 'waiting', 'servers'], 'Invalid cause'),
});
export const release = act('deskRelease', 'Lets the promised times run on', {});
export const paid = act('deskPaid', 'Money has come outside the shop', {});
export const dispute = act('deskDispute', 'The buyer’s bank disputes the payment, or has decided', {
  state: z.enum(['open', 'won', 'lost'], 'Invalid state'),
});
export const refund = act('deskRefund', 'Gives back a part, or all that is left', {
  version,
  amount: z
    .string('Invalid amount')
    .regex(/^\d{1,9}(\.\d{2})?$/, 'Invalid amount')
    .optional(),
  line: line.optional(),
  reason,
});
export const cancel = act('deskCancel', 'Ends the order; what is not done comes back, or all', {
  version,
  reason,
  whole: z.boolean('Invalid whole').optional(),
});
export const settleRefund = act('deskSettleRefund', 'A refund was paid outside the shop, or shall be tried again', {
  refund: z
    .int('Invalid refund')
    .positive('Invalid refund')
    .max(2 ** 31 - 1, 'Invalid refund'),
  state: z.enum(['paid', 'due'], 'Invalid state'),
});

function act(name: string, summary: string, body: z.ZodRawShape): EndpointSchema {
  const shape = z.object({ version: version.optional(), ...body });
  const mayBeEmpty = Object.keys(body).length === 0;
  return {
    id: name,
    summary,
    params,
    body: mayBeEmpty ? shape.optional() : shape,
    data: order,
    refusals: [404, 409, 422],
  };
}

import { z } from 'zod';
import { chosenRefund } from '#shop/credit/schema.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { limit, page } from '#shop/http/endpoint/input.ts';
import { queryMoment } from '#shop/http/endpoint/moment.ts';
import { STAGES } from '#shop/order/stage.ts';
import { answerBody, hasAnswer, NO_ANSWER } from './support/inbox-schema.ts';
import { oneOf, text } from './text.ts';

const params = z.object({ number: z.string() });
const order = z.looseObject({ order_number: z.string(), version: z.int(), stage: z.string() });
const version = z.int('Invalid version').positive('Invalid version');
const MAX_UNITS = 1_000_000_000_000;
const AMOUNT_FORM = 'The amount must be like 12 or 12.50, in the currency of the order';
const reason = text('Reason', 300);
const line = z.string('Line required!').max(20, 'Unknown line');

const status = z
  .string()
  .max(200, 'Invalid status')
  .optional()
  .transform((text = '', { addIssue }) => {
    const named = text.split(',').filter(Boolean);
    const stages = named.flatMap((name) => STAGES.find((stage) => stage === name) ?? []);
    if (stages.length < named.length) {
      addIssue({ code: 'custom', message: `Unknown status; there are ${STAGES.join(', ')}` });
    }
    return stages.length > 0 ? stages : undefined;
  });

export const filterFields = z.object({
  status,
  team: z.string().max(60, 'Invalid team').optional(),
  game: z.string().max(100, 'Invalid game').optional(),
  q: z.string().max(100, 'Invalid search').optional(),
  from: queryMoment,
  to: queryMoment,
  late: z.literal('1', 'Invalid late').optional(),
  waiting: z.literal('1', 'Invalid waiting').optional(),
  owed: z.literal('1', 'Invalid owed').optional(),
  flagged: z.literal('1', 'Invalid flagged').optional(),
});

export const listOrders = {
  id: 'deskListOrders',
  summary: 'Lists orders, newest first',
  query: filterFields.extend({ page: page.optional(), limit: limit.optional() }),
  data: z.array(order),
  total: true,
} satisfies EndpointSchema;

export const showOrder = {
  id: 'deskShowOrder',
  summary: 'Returns an order with its messages, proofs, refunds and actions',
  params,
  data: order,
  errors: [404],
} satisfies EndpointSchema;

export const assign = act('deskAssign', 'Assigns the order to a team', { team: text('Team', 60) });
export const advance = act('deskAdvance', 'Starts a line and records completed units', {
  line,
  to: whole('to', 0).optional(),
  by: whole('by', -MAX_UNITS).optional(),
  of: whole('of', 1).optional(),
  unit: text('Unit', 40).optional(),
});
export const message = {
  ...describedAct('deskMessage', 'Sends the buyer a text, a saved answer by name, or both'),
  body: z.object({ version: version.optional(), ...answerBody }).refine(hasAnswer, NO_ANSWER),
} satisfies EndpointSchema;
export const hold = act('deskHold', 'Pauses the promised times', {
  cause: oneOf('The cause', ['buyer', 'waiting', 'servers']),
});
export const note = act('deskNote', 'Adds an internal note, never shown on the order page', {
  text: text('Note', 1_000),
});
export const release = plainAct('deskRelease', 'Resumes the promised times');
export const paid = plainAct('deskPaid', 'Records a payment received outside the shop');
export const dispute = act('deskDispute', 'Records a payment dispute of the buyer’s bank, or its outcome', {
  state: oneOf('The state', ['open', 'won', 'lost']),
});
export const refund = act('deskRefund', 'Refunds a part or the whole remaining amount', {
  version,
  amount: z
    .string(AMOUNT_FORM)
    .regex(/^\d{1,9}(\.\d{2})?$/, AMOUNT_FORM)
    .optional(),
  line: line.optional(),
  reason,
  ...chosenRefund,
});
export const refundTip = act('deskRefundTip', 'Refunds a tip in full', { reason });
export const cancel = act('deskCancel', 'Cancels the order; refunds the unfinished part, or everything', {
  version,
  reason,
  whole: z.boolean('Invalid whole').optional(),
  ...chosenRefund,
});
export const settleRefund = act('deskSettleRefund', 'A refund was paid outside the shop, or shall be tried again', {
  refund: z
    .int('Invalid refund')
    .positive('Invalid refund')
    .max(2 ** 31 - 1, 'Invalid refund'),
  state: oneOf('The state', ['paid', 'due']),
});

function whole(name: string, least: number) {
  const message = `${name} must be a whole number${least < 0 ? '' : `, ${least} at least`}`;
  return z.int(message).min(least, message).max(MAX_UNITS, message);
}

function act<Body extends z.ZodRawShape>(id: string, summary: string, body: Body) {
  const shape = z.object({ version: version.optional(), ...body });
  return { ...describedAct(id, summary), body: shape } satisfies EndpointSchema;
}

function plainAct(id: string, summary: string) {
  const shape = z.object({ version: version.optional() });
  return { ...describedAct(id, summary), body: shape.optional() } satisfies EndpointSchema;
}

function describedAct(id: string, summary: string) {
  return { id, summary, params, data: order, errors: [404, 409, 422] };
}

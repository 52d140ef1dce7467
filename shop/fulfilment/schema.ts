import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { refusedAs } from '#shop/http/endpoint/schema.ts';
import { count, decimal, formatted, id, moment } from '#shop/http/endpoint/field.ts';
import { order, orderLine } from '#shop/order/schema.ts';
import { lineLogin, loginOfLine, sealedCode, sealedLogin } from '#shop/vault/schema.ts';
import { player } from '#shop/player/schema.ts';
import { device, orderNotifications, subscription } from '#shop/push/schema.ts';
import { ownReview, written } from '#shop/review/schema.ts';
import { minorOf } from '#shop/money/currency.ts';
import { MAX_TIP_MINOR, MIN_TIP_MINOR } from './tip-rules.ts';
import { isEmail, isInvisible } from '#shop/product/quote/text/text-format.ts';

const INVALID_EMAIL = 'E-Mail address does not appear to be valid!';
const MAX_TLD_LENGTH = 6;
const MAX_MESSAGE_LENGTH = 2_000;
const MAX_WATCHED = 500;

const maybeMoment = moment.nullable();
const money = { amount_decimal: decimal, amount_formated: formatted };

const followedLine = orderLine
  .extend({
    unit_name: z.string().min(1).meta({ description: 'What is counted, in the plural' }),
    units_total: id,
    units_done: count,
    unit_reached: z.string().meta({ description: 'Name of the last step done; empty where steps have no names' }),
    steps: z.array(z.object({ key: z.string(), name: z.string(), done_at: maybeMoment })).length(5),
    start_by: maybeMoment.meta({ description: 'Null where nothing is promised' }),
    done_by: maybeMoment,
    started_at: maybeMoment,
    done_at: maybeMoment,
    can_pause: z.boolean(),
    can_reschedule: z.boolean(),
    run_canceled: z.boolean(),
    refund_offer_decimal: decimal.nullable().meta({ description: 'What comes back because its run was called off' }),
    refunded_decimal: decimal.meta({ description: 'What of the line has gone back, or is about to' }),
    other_dates: z
      .array(z.object({ event_id: id, starts_at: moment, ends_at: moment }))
      .meta({ description: 'Where its seats may move to, or be taken after a late payment' }),
    players: z.array(player).meta({ description: 'Who works on it' }),
    login: lineLogin.meta({ description: 'Of a line that we play on the buyer’s account; null for every other' }),
  })
  .meta({ id: 'FollowedLine' });

const followedOrder = order
  .extend({
    products: z.array(followedLine).min(1),
    version: id.meta({ description: 'Another one after every change' }),
    stage: z.string().min(1),
    team: z.string(),
    paid_at: maybeMoment,
    receipt_url: z
      .string()
      .nullable()
      .meta({ description: 'Path of a PDF, `/api/public/order/{token}/receipt.pdf`; null before the payment' }),
    completed_at: maybeMoment,
    confirmed_at: maybeMoment,
    ended_at: maybeMoment,
    pay_by: maybeMoment.meta({ description: 'Until when the money has to be here; then the order expires' }),
    stopped: z
      .object({ cause: z.enum(['buyer', 'waiting', 'servers']), since: moment })
      .nullable()
      .meta({ description: 'Why the promised times stand still' }),
    can: z.object({
      message: z.boolean(),
      pause: z.boolean(),
      resume: z.boolean(),
      confirm: z.boolean(),
      review: z.boolean().meta({ description: 'Or change its review' }),
      withdraw: z.boolean(),
      pay: z.boolean().meta({ description: 'Online, through `POST order/{token}/pay`' }),
      hand_over: z.boolean().meta({ description: 'To another address' }),
    }),
    messages: z.array(
      z.object({
        id,
        from: z.enum(['buyer', 'team']),
        text: z.string(),
        at: moment,
        proof_url: z.string().nullable(),
      }),
    ),
    proofs: z.array(
      z.object({
        id: z.string(),
        line: z.string().nullable(),
        caption: z.string(),
        url: z.string(),
        width: id,
        height: id,
        at: moment,
      }),
    ),
    compensation: z
      .object({
        ...money,
        reason: z.string(),
        state: z.enum(['offered', 'accepted', 'paid']),
        accepted_decimal: decimal,
        lines: z.array(
          z.object({
            key: z.string(),
            percent: count,
            start_late_minutes: count,
            done_late_minutes: count,
            offered_decimal: decimal,
          }),
        ),
      })
      .nullable(),
    refund_offer: z
      .object({
        share: z.number().min(0).max(1),
        ...money,
        lines: z.array(z.object({ key: z.string(), amount_decimal: decimal })),
      })
      .nullable()
      .meta({ description: 'What a withdrawal gives back now' }),
    late_payment: z
      .object({
        ...money,
        state: z.enum(['choose', 'due', 'paid']),
        choose_by: maybeMoment.meta({ description: 'Without a word until then the money goes back' }),
      })
      .nullable()
      .meta({ description: 'Money that came when the order did not wait for it any more' }),
    tip: z
      .object({
        can: z.boolean(),
        least_decimal: decimal,
        most_decimal: decimal,
        suggested: z.array(decimal).length(3),
        given: z.object({ ...money, state: z.enum(['paid', 'due', 'returned']), at: moment }).nullable(),
      })
      .nullable()
      .meta({ description: 'For those who worked on it; a payment of its own. Null while the order is under way' }),
    handed_over: z.array(moment).meta({ description: 'When it was given to another address, oldest first' }),
    notifications: orderNotifications,
    review: ownReview.meta({ description: 'What its buyer has said of it' }),
    refunds: z.array(
      z.object({ cause: z.string(), ...money, reason: z.string(), state: z.enum(['due', 'paid']), at: moment }),
    ),
  })
  .meta({ id: 'FollowedOrder' });

const params = z.object({ token: z.string() });
const line = z.string('Line required!').max(20, 'Unknown line');
const headers = z.object({
  'Idempotency-Key': z.string().optional().meta({ description: '16 to 64 printable characters' }),
});

export const followOrder = {
  id: 'followOrder',
  summary: 'An order, and how far it is, for whoever holds its token',
  params,
  data: followedOrder,
  refusals: [404, 410],
} satisfies EndpointSchema;

export const sendMessage = act('sendOrderMessage', 'Writes to the team', {
  text: refusedAs(
    'invalid_field',
    z
      .string('Text required!')
      .trim()
      .min(1, 'Text required!')
      .refine((text) => !isInvisible(text), 'Text required!')
      .max(MAX_MESSAGE_LENGTH, `Text must be at most ${MAX_MESSAGE_LENGTH} characters!`),
  ),
});
export const pause = plainAct('pauseOrder', 'Stops work and the promised times');
export const resume = plainAct('resumeOrder', 'Goes on after a pause of the buyer');
export const reschedule = act('rescheduleOrder', 'Moves the seats of a line to another date', {
  line,
  event_id: z
    .int('Date required!')
    .positive('Date required!')
    .max(2 ** 31 - 1, 'Unknown date'),
});
export const refundRun = act('refundOrderRun', 'Takes back what was paid for a line whose run was called off', {
  line,
});
export const confirmDone = plainAct('confirmOrderDone', 'The buyer has looked at the result and is content');
export const review = act(
  'reviewOrder',
  'Reviews a finished order, without an account; within a week the same again changes the review',
  written,
);
export const sealLogin = act(
  'sealLogin',
  'Seals the login of a piloted line, in the place of the one before; takes no `Idempotency-Key`',
  sealedLogin,
);
export const sendLoginCode = act('sendLoginCode', 'Seals a code for ten minutes; it is shown once', sealedCode);
export const deleteLogin = act('deleteLogin', 'Deletes the sealed login of a line and its code', loginOfLine);
export const withdraw = plainAct('withdrawOrder', 'Ends the order; what `refund_offer` says comes back');
export const acceptCompensation = plainAct('acceptCompensation', 'Takes what is offered for broken promises');
export const refundLate = plainAct('refundLatePayment', 'Takes back money that came after the order had expired');
export const rebook = act('rebookOrder', 'Goes on with an expired order that was paid late', {
  dates: refusedAs(
    'invalid_field',
    z.record(
      z.string().max(20),
      z
        .int()
        .positive()
        .max(2 ** 31 - 1),
      'Dates required!',
    ),
  ).meta({ description: 'One of `other_dates` for each line that has a date, by its key; empty where none has' }),
});
export const payOrder = plainAct(
  'payOrder',
  'Goes on with the payment, or begins the next one; `payment_action` leads to it',
);
export const tip = act(
  'tipOrder',
  'Begins the payment of a tip for an order that is done; `payment_action` leads to it',
  {
    amount: refusedAs(
      'invalid_field',
      z
        .string('Tip required!')
        .regex(/^\d{1,6}(\.\d{1,2})?$/, 'Tip does not appear to be an amount!')
        .transform(minorOf)
        .refine((minor) => minor >= MIN_TIP_MINOR && minor <= MAX_TIP_MINOR, 'A tip is 1 to 200!'),
    ).meta({ description: 'In the currency of the order, such as `7.50`' }),
  },
);
export const startPush = act(
  'startOrderNotifications',
  'Lets a browser be told of the order, at most five of them',
  subscription,
);
export const stopPush = {
  ...describedAct('stopOrderNotifications', 'Tells a browser of the order no more'),
  body: z.object(device).optional(),
} satisfies EndpointSchema;
export const revokeLink = plainAct('revokeOrderLink', 'The token ends; a new one is answered, and mailed');

const email = z
  .string('E-Mail required!')
  .trim()
  .max(254, INVALID_EMAIL)
  .transform((typed) => typed.toLowerCase())
  .refine((typed) => isEmail(typed, MAX_TLD_LENGTH), INVALID_EMAIL);

export const lookUp = {
  id: 'lookUpOrder',
  summary: 'Mails the link of an order to the address it was ordered with; answers the same whether there is one',
  body: z.object({
    number: z
      .string('Order number required!')
      .trim()
      .regex(/^(ws-?)?\d{1,9}$/i, 'Order number does not appear to be valid!')
      .transform((number) => Number(number.replace(/\D+/g, ''))),
    email,
  }),
  data: z.object({ status: z.literal('asked') }),
  refusals: [429],
} satisfies EndpointSchema;

export const handOverOrder = {
  id: 'handOverOrder',
  summary: 'Gives a paid order to another address, which alone is mailed its new link; the token ends',
  params,
  headers,
  body: z.object({ email }),
  data: z.object({ status: z.literal('handed_over') }),
  refusals: [404, 409, 410, 422, 429],
} satisfies EndpointSchema;

export const mailOrderList = {
  id: 'mailOrderList',
  summary: 'Mails a link to the list of all orders of an address; answers the same whether there are any',
  body: z.object({ email }),
  data: z.object({ status: z.literal('asked') }),
  refusals: [429],
} satisfies EndpointSchema;

const listedOrder = z
  .object({
    order_number: z.string().regex(/^WS-\d+$/),
    order_token: z.string(),
    stage: z.string().min(1),
    products: z.array(z.string()).min(1),
    total_decimal: decimal,
    currency_code: z.string().length(3),
    date_added: moment,
  })
  .meta({ id: 'ListedOrder' });

export const openOrderList = {
  id: 'openOrderList',
  summary: 'Uses up the link of a list, which works once within 30 minutes; answers the 50 newest orders',
  body: z.object({ token: z.string().length(43) }),
  data: z.object({ orders: z.array(listedOrder) }),
  refusals: [404, 429],
} satisfies EndpointSchema;

const changed = z.object({ changed: z.array(z.object({ token: z.string(), version: id.nullable() })) });

export const watchOrder = {
  id: 'watchOrder',
  summary: 'Waits, for 20 seconds at most, until the order has another version than `since`',
  params,
  query: z.object({
    since: z
      .string()
      .regex(/^\d{1,9}$/, 'Invalid version')
      .transform(Number),
  }),
  data: changed,
  refusals: [404, 410, 429],
} satisfies EndpointSchema;

export const waitForChange = {
  id: 'waitForChange',
  summary: 'The same for many orders in one call; the version of a token that leads nowhere any more is null',
  body: z.object({
    orders: z.record(z.string().regex(/^[\w-]{43}$/), z.int().nonnegative(), 'Invalid orders').refine((orders) => {
      const size = Object.keys(orders).length;
      return size > 0 && size <= MAX_WATCHED;
    }, `1 to ${MAX_WATCHED} orders`),
  }),
  data: changed,
  refusals: [429],
} satisfies EndpointSchema;

function act<Body extends z.ZodRawShape>(id: string, summary: string, body: Body) {
  return { ...describedAct(id, summary), body: z.object(body) } satisfies EndpointSchema;
}

function plainAct(id: string, summary: string) {
  return { ...describedAct(id, summary), body: z.object({}).optional() } satisfies EndpointSchema;
}

function describedAct(id: string, summary: string) {
  return { id, summary, params, headers, data: followedOrder, refusals: [404, 409, 410, 422, 429] };
}

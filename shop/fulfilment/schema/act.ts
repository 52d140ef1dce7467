import { discordWebhook } from '#shop/push/discord/schema.ts';
import { chosenRefund, refundAs } from '#shop/credit/schema.ts';
import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { LARGEST_ID } from '#shop/http/endpoint/input.ts';
import { issue, withErrorCode } from '#shop/http/endpoint/schema.ts';
import { minorOf } from '#shop/money/currency.ts';
import { isInvisible } from '#shop/product/quote/text/text-format.ts';
import { device, subscription } from '#shop/push/schema.ts';
import { written } from '#shop/review/schema.ts';
import { MAX_TIP_MINOR, MIN_TIP_MINOR } from '#shop/fulfilment/tip-rules.ts';
import { loginOfLine, sealedCode, sealedLogin } from '#shop/vault/schema.ts';
import { followedOrder } from './followed-order.ts';
import { headers, params } from './token.ts';

const MAX_MESSAGE_LENGTH = 2_000;

const line = z.string('Line required!').max(20, 'Unknown line');
const date = z.int('Date required!').positive('Date required!').max(LARGEST_ID, 'Unknown date');

export const sendMessage = act('sendOrderMessage', 'Writes to the team', {
  text: z
    .string('Text required!')
    .trim()
    .refine((text) => !isInvisible(text), issue('required', 'Text required!'))
    .refine(
      (text) => text.length <= MAX_MESSAGE_LENGTH,
      issue('out_of_range', `Text must be at most ${MAX_MESSAGE_LENGTH} characters!`),
    )
    .meta({ override: { minLength: 1, maxLength: MAX_MESSAGE_LENGTH } }),
});
export const pause = plainAct('pauseOrder', 'Stops work and the promised times');
export const resume = plainAct('resumeOrder', 'Goes on after a pause of the buyer');
export const reschedule = act('rescheduleOrder', 'Moves the seats of a line to another date', {
  line,
  event_id: date,
});
export const refundRun = act('refundOrderRun', 'Takes back what was paid for a line whose run was canceled', {
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
export const withdraw = {
  ...describedAct('withdrawOrder', 'Ends the order; what `refund_offer` says comes back'),
  body: z.object(chosenRefund).optional(),
} satisfies EndpointSchema;
export const chooseRefund = act(
  'chooseRefund',
  'How money comes back from now on: as it was paid, or as store credit',
  { as: refundAs },
);
export const refer = plainAct('makeReferralCode', 'Makes a code for friends; the one that is there stays');
export const acceptCompensation = plainAct('acceptCompensation', 'Takes what is offered for broken promises');
export const refundLate = plainAct('refundLatePayment', 'Takes back money that came after the order had expired');
export const rebook = act('rebookOrder', 'Goes on with an expired order that was paid late', {
  dates: withErrorCode(
    'invalid_field',
    z.record(line, date, { error: ({ code }) => (code === 'invalid_key' ? 'Unknown line' : 'Dates required!') }),
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
    amount: withErrorCode(
      'invalid_field',
      z
        .string('Tip required!')
        .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Tip does not appear to be an amount!')
        .transform(minorOf)
        .refine(
          (minor) => minor >= MIN_TIP_MINOR && minor <= MAX_TIP_MINOR,
          issue('out_of_range', 'A tip is 1 to 200!'),
        ),
    ).meta({ description: 'In the currency of the order, such as `7.50`' }),
  },
);
export const startPush = act(
  'startOrderNotifications',
  'Registers a browser for notifications of the order, at most five of them',
  subscription,
);
export const stopPush = {
  ...describedAct('stopOrderNotifications', 'Tells a browser of the order no more'),
  body: z.object(device).optional(),
} satisfies EndpointSchema;
export const setDiscord = act(
  'setOrderDiscord',
  'Registers a Discord channel for notifications of the order, in the place of another one; a test message comes first',
  { webhook: discordWebhook },
);
export const revokeLink = plainAct('revokeOrderLink', 'The token ends; a new one is answered, and mailed');

function act<Body extends z.ZodRawShape>(id: string, summary: string, body: Body) {
  return { ...describedAct(id, summary), body: z.object(body) } satisfies EndpointSchema;
}

function plainAct(id: string, summary: string) {
  return { ...describedAct(id, summary), body: z.object({}).optional() } satisfies EndpointSchema;
}

function describedAct(id: string, summary: string) {
  return { id, summary, params, headers, data: followedOrder, errors: [404, 409, 410, 422, 429] };
}

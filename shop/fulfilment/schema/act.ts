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

export const sendMessage = act('sendOrderMessage', 'Sends a message to the team', {
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
export const pause = plainAct('pauseOrder', 'Pauses the work and the promised times');
export const resume = plainAct('resumeOrder', 'Resumes the work after a pause by the buyer');
export const reschedule = act('rescheduleOrder', 'Moves the seats of a line to another run', {
  line,
  event_id: date,
});
export const refundRun = act('refundOrderRun', 'Requests a refund for a line whose run was canceled', {
  line,
});
export const confirmDone = plainAct('confirmOrderDone', 'Confirms that the buyer accepts the result');
export const review = act(
  'reviewOrder',
  'Reviews a finished order, without an account; repeat within a week to change the review',
  written,
);
export const sealLogin = act(
  'sealLogin',
  'Stores the encrypted login of a piloted line, replacing any earlier one; no `Idempotency-Key`',
  sealedLogin,
);
export const sendLoginCode = act(
  'sendLoginCode',
  'Stores a login code, encrypted, for ten minutes; it is shown once',
  sealedCode,
);
export const deleteLogin = act('deleteLogin', 'Deletes the stored login of a line and its code', loginOfLine);
export const withdraw = {
  ...describedAct('withdrawOrder', 'Withdraws from the order; `refund_offer` is refunded'),
  body: z.object(chosenRefund).optional(),
} satisfies EndpointSchema;
export const chooseRefund = act(
  'chooseRefund',
  'Sets the form of future refunds: the original payment method or store credit',
  { as: refundAs },
);
export const refer = plainAct('makeReferralCode', 'Creates a referral code; an existing code is kept');
export const acceptCompensation = plainAct(
  'acceptCompensation',
  'Accepts the compensation offered for missed deadlines',
);
export const refundLate = plainAct(
  'refundLatePayment',
  'Requests a refund of a payment that arrived after the order expired',
);
export const rebook = act('rebookOrder', 'Reactivates an expired order that was paid late', {
  dates: withErrorCode(
    'invalid_field',
    z.record(line, date, { error: ({ code }) => (code === 'invalid_key' ? 'Unknown line' : 'Dates required!') }),
  ).meta({ description: 'One of `other_dates` for each line with a run, by line key; empty if no line has a run' }),
});
export const payOrder = plainAct(
  'payOrder',
  'Continues the payment or starts a new one; `payment_action` is the next step',
);
export const tip = act(
  'tipOrder',
  'Starts the payment of a tip for a finished order; `payment_action` is the next step',
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
    ).meta({ description: 'Amount in the currency of the order, such as `7.50`' }),
  },
);
export const startPush = act(
  'startOrderNotifications',
  'Registers a browser for notifications of the order; at most five browsers',
  subscription,
);
export const stopPush = {
  ...describedAct('stopOrderNotifications', 'Stops notifications of the order for one browser or all'),
  body: z.object(device).optional(),
} satisfies EndpointSchema;
export const setDiscord = act(
  'setOrderDiscord',
  'Sets or replaces the Discord channel for order notifications; a test message is sent first',
  { webhook: discordWebhook },
);
export const revokeLink = plainAct('revokeOrderLink', 'Revokes the token; a new one is returned and mailed');

function act<Body extends z.ZodRawShape>(id: string, summary: string, body: Body) {
  return { ...describedAct(id, summary), body: z.object(body) } satisfies EndpointSchema;
}

function plainAct(id: string, summary: string) {
  return { ...describedAct(id, summary), body: z.object({}).optional() } satisfies EndpointSchema;
}

function describedAct(id: string, summary: string) {
  return { id, summary, params, headers, data: followedOrder, errors: [404, 409, 410, 422, 429] };
}

import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import { randomUUID } from 'node:crypto';
import type { WireAct, WireActBody } from '#server/rest/order/order.ts';
import type { WirePlaced } from '#server/rest/reader/order/order-reader.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { userError, userErrorsOf } from '#server/graphql/engine/error/failures.ts';
import { ORDER_TOKEN } from './order.ts';
import { emailIssue } from '#server/graphql/value/email.ts';
import { isId } from '#server/graphql/value/id.ts';

type Act = { token: string; idempotencyKey?: string | null };

const NO_ORDER = userError('NOT_FOUND', 'Order not found', 'token');

export const orderAct = {
  Mutation: {
    sendOrderMessage: (_, { input }, context) => act('message', input, context, { text: input.text }),
    pauseOrder: acting('pause'),
    resumeOrder: acting('resume'),
    confirmOrder: acting('confirm'),
    withdrawOrder: (_, { input, refundAs }, context) =>
      act('withdraw', input, context, refundAs ? { refund_as: refundAs.toLowerCase() } : {}),
    chooseRefund: (_, { input }, context) => act('refund-choice', input, context, { as: input.as.toLowerCase() }),
    makeReferralCode: acting('referral'),
    acceptCompensation: acting('accept-compensation'),
    rescheduleOrderLine: (_, { input }, context) =>
      isId(input.event)
        ? act('reschedule', input, context, { line: input.line, event_id: Number(input.event) })
        : { errors: [userError('NOT_FOUND', 'There is no such date', 'event')] },
    refundOrderLine: (_, { input }, context) => act('refund-run', input, context, { line: input.line }),
    rebookOrder: (_, { input }, context) => {
      const dates = Object.fromEntries(input.dates.map(({ line, event }) => [line, Number(event)]));
      if (!input.dates.every(({ event }) => isId(event))) {
        return { errors: [userError('NOT_FOUND', 'There is no such date', 'dates')] };
      }
      if (Object.keys(dates).length < input.dates.length) {
        return { errors: [userError('INVALID_FORMAT', 'Each line is named once', 'dates')] };
      }
      return act('rebook', input, context, { dates });
    },
    refundLatePayment: acting('refund-late'),
    payOrder: (_, { input }, { rest }) => toPay(input, (token, key) => rest.order.pay(token, key)),
    tipOrder: (_, { input }, { rest }) => toPay(input, (token, key) => rest.order.tip(token, input.amount, key)),
    startOrderNotifications: (_, { input: { endpoint, p256dh, auth, ...input } }, context) =>
      act('push', input, context, { endpoint, p256dh, auth }),
    stopOrderNotifications: (_, { input: { device, ...input } }, context) =>
      act('push-off', input, context, device == null ? {} : { device }),
    setOrderDiscord: (_, { input: { webhook, ...input } }, context) =>
      act('discord', input, context, { webhook: webhook ?? null }),
    revokeOrderLink: acting('revoke'),
    handOverOrder: async (_, { input: { token, email, idempotencyKey } }, { rest }) => {
      if (!ORDER_TOKEN.test(token)) return { errors: [NO_ORDER] };
      const issue = emailIssue(email);
      if (issue) return { errors: [issue] };
      try {
        await rest.order.handOver(token, email, idempotencyKey ?? randomUUID());
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
    lookUpOrder: async (_, { input: { number, email } }, { rest }) => {
      const issue = emailIssue(email);
      if (issue) return { errors: [issue] };
      try {
        await rest.order.lookUp({ number, email });
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
  },
} satisfies Resolvers;

/** The address of a payment page. */
async function toPay({ token, idempotencyKey }: Act, begin: (token: string, key: string) => Promise<WirePlaced>) {
  if (!ORDER_TOKEN.test(token)) return { errors: [NO_ORDER] };
  try {
    const { order, payment_action } = await begin(token, idempotencyKey ?? randomUUID());
    return { order, paymentAction: payment_action, errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
}

function acting(name: WireAct) {
  return (_: unknown, { input }: { input: Act }, context: GraphqlContext) => act(name, input, context);
}

/** Whether the action is allowed now is decided by the shop; its message is passed on. */
async function act(name: WireAct, input: Act, { rest }: GraphqlContext, body?: WireActBody) {
  const { token, idempotencyKey } = input;
  if (!ORDER_TOKEN.test(token)) return { errors: [NO_ORDER] };
  try {
    return { order: await rest.order.act(token, name, idempotencyKey ?? randomUUID(), body), errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
}

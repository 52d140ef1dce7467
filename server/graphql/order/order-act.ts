import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import { randomUUID } from 'node:crypto';
import type { WireAct, WireActBody } from '#server/rest/order.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { userError, userErrorsOf } from '#server/graphql/engine/failures.ts';
import { ORDER_TOKEN } from './order.ts';
import { isId } from '#server/graphql/value/id.ts';

type Act = { token: string; idempotencyKey?: string | null };

const NO_ORDER = userError('NOT_FOUND', 'Order not found', 'token');

export const orderAct = {
  Mutation: {
    sendOrderMessage: (_, { input }, context) => act('message', input, context, { text: input.text }),
    pauseOrder: acting('pause'),
    resumeOrder: acting('resume'),
    confirmOrder: acting('confirm'),
    withdrawOrder: acting('withdraw'),
    acceptCompensation: acting('accept-compensation'),
    rescheduleOrderLine: (_, { input }, context) =>
      isId(input.event)
        ? act('reschedule', input, context, { line: input.line, event_id: Number(input.event) })
        : { errors: [userError('NOT_FOUND', 'There is no such date', 'event')] },
    refundOrderLine: (_, { input }, context) => act('refund-run', input, context, { line: input.line }),
    rebookOrder: (_, { input }, context) =>
      input.dates.every(({ event }) => isId(event))
        ? act('rebook', input, context, {
            dates: Object.fromEntries(input.dates.map(({ line, event }) => [line, Number(event)])),
          })
        : { errors: [userError('NOT_FOUND', 'There is no such date', 'dates')] },
    refundLatePayment: acting('refund-late'),
    payOrder: async (_, { input: { token, idempotencyKey } }, { rest }) => {
      if (!ORDER_TOKEN.test(token)) return { errors: [NO_ORDER] };
      try {
        const { order, payment_action } = await rest.order.pay(token, idempotencyKey ?? randomUUID());
        return { order, paymentAction: payment_action, errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
    revokeOrderLink: acting('revoke'),
    lookUpOrder: async (_, { input: { number, email } }, { rest }) => {
      try {
        await rest.order.lookUp({ number, email });
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
  },
} satisfies Resolvers;

function acting(name: WireAct) {
  return (_: unknown, { input }: { input: Act }, context: GraphqlContext) => act(name, input, context);
}

/** Whether the act is allowed now is the shop's to say; its sentence is passed on. */
async function act(name: WireAct, input: Act, { rest }: GraphqlContext, body?: WireActBody) {
  const { token, idempotencyKey } = input;
  if (!ORDER_TOKEN.test(token)) return { errors: [NO_ORDER] };
  try {
    return { order: await rest.order.act(token, name, idempotencyKey ?? randomUUID(), body), errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
}

import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import { GraphQLError } from 'graphql';
import { Repeater, SlidingBuffer } from 'graphql-yoga';
import type { WireOrder } from '#server/rest/reader/order/order-reader.ts';
import { inputError } from '#server/graphql/engine/error/input-error.ts';

/** Tokens that the shop accepts; a malformed one would fail the call for all. */
const TOKEN = /^[\w-]{43}$/;

export const orderChanged = {
  Subscription: {
    orderChanged: {
      subscribe(_, { token, since }, { rest: { orderSubscriptions }, visitor: { address } }) {
        if (!TOKEN.test(token)) throw inputError('token', 'is not an order token');
        const seen = since ?? 0;
        if (seen < 0) throw inputError('since', 'must be a version');
        if (orderSubscriptions.isEnded()) throw closing();
        if (!orderSubscriptions.hasRoom(address)) {
          throw new GraphQLError('Too many order subscriptions are open. Close another one first.', {
            extensions: { code: 'TOO_MANY', limit: orderSubscriptions.maxPerAddress },
          });
        }
        // Starts when first read, so that an unread response subscribes to nothing. A slow
        // reader gets the latest state only.
        return new Repeater<{ orderChanged: WireOrder | null }>(async (push, stop) => {
          const tell = (order: WireOrder | null) => void push({ orderChanged: order });
          const leave = orderSubscriptions.subscribe(token, { seen, address, tell, end: () => stop() });
          if (!leave) return stop();
          await stop;
          return leave();
        }, new SlidingBuffer(1));
      },
    },
  },
} satisfies Resolvers;

/** For a process that is shutting down: the next one accepts connections already, or soon. */
function closing(): GraphQLError {
  const http = { status: 503, headers: { 'Retry-After': '1' } };
  return new GraphQLError('The server is shutting down. Try again.', { extensions: { code: 'UNAVAILABLE', http } });
}

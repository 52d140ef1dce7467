import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { userError, userErrorsOf } from '#server/graphql/engine/error/failures.ts';
import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import { emailIssue } from '#server/graphql/value/email.ts';
import { money } from '#server/graphql/value/money.ts';
import { stageOf } from '#server/graphql/value/order-stage.ts';
import { isCurrency } from '#server/session/geo.ts';
import { ORDER_TOKEN } from './order.ts';

const USED = 'This link was used, or is older than 30 minutes.';

const ListedOrder: FieldsOf<'ListedOrder'> = {
  number: (order) => order.order_number,
  token: (order) => order.order_token,
  stage: (order) => stageOf(order.stage, 0),
  total: ({ total_decimal, currency_code }, _, { visitor }) =>
    money(total_decimal, isCurrency(currency_code) ? currency_code : visitor.currency),
  placedAt: (order) => order.date_added,
};

export const orderList = {
  Mutation: {
    mailOrderList: async (_, { input: { email } }, { rest }) => {
      const issue = emailIssue(email);
      if (issue) return { errors: [issue] };
      try {
        await rest.order.mailList(email);
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
    openOrderList: async (_, { input: { token } }, { rest }) => {
      if (!ORDER_TOKEN.test(token)) return { orders: null, errors: [userError('NOT_FOUND', USED, 'token')] };
      try {
        return { orders: await rest.order.openList(token), errors: [] };
      } catch (error) {
        return { orders: null, errors: userErrorsOf(error) };
      }
    },
  },
  ListedOrder,
} satisfies Resolvers;

import { randomUUID } from 'node:crypto';
import { LoginEventKind, type Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { userError, userErrorsOf } from '#server/graphql/engine/error/failures.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import type { WireOrder } from '#server/rest/reader/order/order-reader.ts';
import { ORDER_TOKEN } from './order.ts';

const LineLogin: FieldsOf<'LineLogin'> = {
  storedAt: ({ stored_at }) => stored_at,
  expiresAt: ({ expires_at }) => expires_at,
  codeUntil: ({ code_until }) => code_until,
  canStore: ({ can_store }) => can_store,
  // An event kind that only a newer shop knows cannot be shown.
  record: ({ record }) => record.filter(({ kind }) => enumValue(LoginEventKind, kind)),
};

const LoginEvent: FieldsOf<'LoginEvent'> = {
  kind: ({ kind }) => enumValue(LoginEventKind, kind) ?? 'STORED',
};

export const login = {
  Mutation: {
    sealLogin: (_, { input: { token, note, ...login } }, context) =>
      done(token, context, ({ order }) => order.seal(token, 'login', { ...login, note: note ?? '' })),
    sendLoginCode: (_, { input: { token, ...code } }, context) =>
      done(token, context, ({ order }) => order.seal(token, 'login-code', code)),
    deleteLogin: (_, { input: { token, line, idempotencyKey } }, context) =>
      done(token, context, ({ order }) => order.act(token, 'delete-login', idempotencyKey ?? randomUUID(), { line })),
  },
  LineLogin,
  LoginEvent,
} satisfies Resolvers;

async function done(
  token: string,
  { rest }: GraphqlContext,
  act: (rest: GraphqlContext['rest']) => Promise<WireOrder>,
) {
  if (!ORDER_TOKEN.test(token)) return { errors: [userError('NOT_FOUND', 'Order not found', 'token')] };
  try {
    return { order: await act(rest), errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
}

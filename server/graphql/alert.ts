import { AlertKind, type Resolvers } from './generated/resolvers.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import { isCurrency } from '#server/session/geo.ts';
import { userError, userErrorsOf } from './engine/error/failures.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { emailIssue } from './value/email.ts';
import { enumValue } from './value/enum-value.ts';
import { isId } from './value/id.ts';
import { money } from './value/money.ts';

const TOKEN = /^[\w-]{43}$/;
const ENDED = 'This alert has ended, or its link is older than seven days.';

const KINDS = { SEAT: 'seat', PRICE: 'price', SEASON: 'season' } as const;

const Alert: FieldsOf<'Alert'> = {
  kind: ({ kind }) => enumValue(AlertKind, kind) ?? 'SEAT',
  productName: ({ product }) => product.name,
  productPath: ({ product }) => `product/${product.seo_url}`,
  runTitle: ({ event }) => event?.title ?? null,
  startsAt: ({ event }) => event?.starts_at ?? null,
  below: ({ below_decimal: below, currency_code: code }) =>
    below && code && isCurrency(code) ? money(below, code) : null,
  seasonName: ({ season }) => season,
  isConfirmed: ({ is_confirmed }) => is_confirmed,
};

export const alert = {
  Query: {
    alert: (_, { token }, { rest }) => (TOKEN.test(token) ? orNull(rest.alert.read(token)) : null),
  },
  Mutation: {
    setAlert: async (_, { input: { email, kind, product, event } }, { rest }) => {
      const issue = emailIssue(email);
      if (issue) return { errors: [issue] };
      if (event != null && !isId(event)) return { errors: [userError('NOT_FOUND', 'Run not found', 'event')] };
      try {
        const eventId = event == null ? null : Number(event);
        await rest.alert.set({ email, kind: KINDS[kind], product, event_id: eventId });
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
    confirmAlert: async (_, { input: { token } }, { rest }) => {
      if (!TOKEN.test(token)) return { alert: null, errors: [userError('NOT_FOUND', ENDED, 'token')] };
      try {
        return { alert: await rest.alert.confirm(token), errors: [] };
      } catch (error) {
        return { alert: null, errors: userErrorsOf(error) };
      }
    },
    endAlert: async (_, { input: { token } }, { rest }) => {
      if (!TOKEN.test(token)) return { errors: [userError('NOT_FOUND', ENDED, 'token')] };
      try {
        await rest.alert.end(token);
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
  },
  Alert,
} satisfies Resolvers;

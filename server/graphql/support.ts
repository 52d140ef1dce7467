import type { FieldsOf } from './engine/resolver.ts';
import type { Resolvers } from './generated/resolvers.ts';

const SupportTimes: FieldsOf<'SupportTimes'> = {
  hereUntil: (times) => times.here_until,
  answerBy: (times) => times.answer_by,
};

export const support = {
  Query: { support: (_, __, { rest }) => rest.support.times() },
  SupportTimes,
} satisfies Resolvers;

import type { Resolvers } from './generated/resolvers.ts';
import type { WireInquiry } from '#server/rest/inquiry.ts';
import type { GraphqlContext } from './context.ts';
import { userErrorsOf } from './engine/error/failures.ts';

export const inquiry = {
  Mutation: {
    sendInquiry: (_, { input }, context) =>
      send({ ...input, kind: 'contact', topic: input.topic.toLowerCase(), order: input.order ?? undefined }, context),
    requestBuild: (_, { input }, context) => {
      const { deadline, discord } = input;
      const wire = { ...input, deadline: deadline ?? undefined, discord: discord ?? undefined };
      return send({ ...wire, kind: 'build' }, context);
    },
  },
} satisfies Resolvers;

async function send(wire: WireInquiry, { rest }: GraphqlContext) {
  try {
    return { reference: await rest.inquiry.send(wire), errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
}

import type { WireInquiry } from '#server/rest/inquiry.ts';
import type { Currency } from '#server/session/visitor.ts';
import type { GraphqlContext } from './context.ts';
import { userErrorsOf } from './engine/failures.ts';

type SendInquiry = {
  input: { name: string; email: string; topic: Topic; order?: string | null; text: string };
};

type RequestBuild = {
  input: {
    game: string;
    text: string;
    budget: string;
    currency: Currency;
    deadline?: string | null;
    email: string;
    discord?: string | null;
  };
};

type Topic = 'ORDER' | 'SERVICE' | 'PAYMENT' | 'QUALITY' | 'PRIVACY' | 'JOBS' | 'OTHER';

export const inquiry = {
  Mutation: {
    sendInquiry: (_: unknown, { input }: SendInquiry, context: GraphqlContext) =>
      send({ ...input, kind: 'contact', topic: input.topic.toLowerCase(), order: input.order ?? undefined }, context),
    requestBuild: (_: unknown, { input }: RequestBuild, context: GraphqlContext) => {
      const { deadline, discord } = input;
      const wire = { ...input, deadline: deadline ?? undefined, discord: discord ?? undefined };
      return send({ ...wire, kind: 'build' }, context);
    },
  },
};

async function send(wire: WireInquiry, { rest }: GraphqlContext) {
  try {
    return { reference: await rest.inquiry.send(wire), errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
}

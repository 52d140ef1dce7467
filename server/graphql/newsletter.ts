import type { Resolvers, SubscribeSource } from './generated/resolvers.ts';
import type { WireSubscriber } from '#server/rest/newsletter.ts';
import { userErrorsOf } from './engine/error/failures.ts';
import { emailIssue } from './value/email.ts';

const SOURCES: Record<SubscribeSource, WireSubscriber['source']> = {
  FOOTER: 'footer',
  POPUP: 'popup',
  CHECKOUT: 'checkout',
};

export const newsletter = {
  Mutation: {
    subscribe: async (_, { input }, { rest }) => {
      const issue = emailIssue(input.email);
      if (issue) return { errors: [issue] };
      try {
        await rest.newsletter.subscribe({ email: input.email, source: SOURCES[input.source] });
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
  },
} satisfies Resolvers;

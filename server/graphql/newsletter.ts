import type { WireSubscriber } from '#server/rest/newsletter.ts';
import type { GraphqlContext } from './context.ts';
import { userErrorsOf } from './engine/failures.ts';

type Subscribe = { input: { email: string; source: 'FOOTER' | 'POPUP' | 'CHECKOUT' } };

const SOURCES: Record<Subscribe['input']['source'], WireSubscriber['source']> = {
  FOOTER: 'footer',
  POPUP: 'popup',
  CHECKOUT: 'checkout',
};

export const newsletter = {
  Mutation: {
    subscribe: async (_: unknown, { input }: Subscribe, { rest }: GraphqlContext) => {
      try {
        await rest.newsletter.subscribe({ email: input.email, source: SOURCES[input.source] });
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
  },
};

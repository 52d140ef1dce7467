import type { WireSubscriber } from '#server/rest/newsletter.ts';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';
import type { GraphqlContext } from './context.ts';
import { userError, userErrorsOf, type UserError } from './engine/failures.ts';

type Subscribe = { input: { email: string; source: 'FOOTER' | 'POPUP' | 'CHECKOUT' } };

const SOURCES: Record<Subscribe['input']['source'], WireSubscriber['source']> = {
  FOOTER: 'footer',
  POPUP: 'popup',
  CHECKOUT: 'checkout',
};

export const newsletter = {
  Mutation: {
    subscribe: async (_: unknown, { input }: Subscribe, { rest, visitor }: GraphqlContext) => {
      try {
        await rest.newsletter.subscribe({ email: input.email, source: SOURCES[input.source] }, visitor.address);
        return { errors: [] };
      } catch (error) {
        return { errors: refusalsOf(error) };
      }
    },
  },
};

function refusalsOf(error: unknown): UserError[] {
  const isTooOften = error instanceof UpstreamFailure && error.status === 429;
  return isTooOften ? [userError('TOO_MANY', 'Too many tries. Wait a minute and try again.')] : userErrorsOf(error);
}

import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import { changed, refused } from './cart.ts';
import { userError } from '#server/graphql/engine/error/failures.ts';

const MAX_CODE_LENGTH = 20;

export const coupon = {
  Mutation: {
    applyCoupon: (_, { input }, context, info) => {
      const code = input.code.trim();
      if (code === '') return refused(userError('REQUIRED', 'Please enter a coupon code', 'code'));
      if ([...code].length > MAX_CODE_LENGTH) {
        return refused(userError('OUT_OF_RANGE', `At most ${MAX_CODE_LENGTH} characters`, 'code'));
      }
      return changed(
        context,
        info,
        input,
        (key) => context.rest.coupon.apply(code, key),
        new Map([['coupon', 'code']]),
      );
    },
    removeCoupon: (_, { input }, context, info) =>
      changed(context, info, input ?? {}, (key) =>
        input?.credit ? context.rest.coupon.removeCredit(key) : context.rest.coupon.remove(key),
      ),
  },
} satisfies Resolvers;

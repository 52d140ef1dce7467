import { changed, refused } from './cart.ts';
import type { GraphqlContext } from './context.ts';
import { userError } from './engine/failures.ts';

const LONGEST_CODE = 20;

export const coupon = {
  Mutation: {
    applyCoupon: (_: unknown, { input }: { input: { code: string } }, context: GraphqlContext) => {
      const code = input.code.trim();
      if (code === '') return refused(context, userError('REQUIRED', 'Please enter a coupon code', 'code'));
      if ([...code].length > LONGEST_CODE) {
        return refused(context, userError('OUT_OF_RANGE', `At most ${LONGEST_CODE} characters`, 'code'));
      }
      return changed(context, () => context.rest.coupon.apply(code), new Map([['coupon', 'code']]));
    },
    removeCoupon: (_: unknown, __: object, context: GraphqlContext) =>
      changed(context, () => context.rest.coupon.remove()),
  },
};

import type { GraphQLResolveInfo } from 'graphql';
import { changed, refused } from './cart.ts';
import type { GraphqlContext } from './context.ts';
import { userError } from './engine/failures.ts';
import type { Keyed } from './idempotency-key.ts';

type ApplyCoupon = { input: Keyed & { code: string } };
type RemoveCoupon = { input?: Keyed | null };

const MAX_CODE_LENGTH = 20;

export const coupon = {
  Mutation: {
    applyCoupon: (_: unknown, { input }: ApplyCoupon, context: GraphqlContext, info: GraphQLResolveInfo) => {
      const code = input.code.trim();
      if (code === '') return refused(context, info, userError('REQUIRED', 'Please enter a coupon code', 'code'));
      if ([...code].length > MAX_CODE_LENGTH) {
        return refused(context, info, userError('OUT_OF_RANGE', `At most ${MAX_CODE_LENGTH} characters`, 'code'));
      }
      return changed(
        context,
        info,
        input,
        (key) => context.rest.coupon.apply(code, key),
        new Map([['coupon', 'code']]),
      );
    },
    removeCoupon: (_: unknown, { input }: RemoveCoupon, context: GraphqlContext, info: GraphQLResolveInfo) =>
      changed(context, info, input ?? {}, (key) => context.rest.coupon.remove(key)),
  },
};

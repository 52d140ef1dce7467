import type { FieldInput, IdentityInput, PlaceOrderInput, Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { WirePlacement } from '#server/rest/order/order.ts';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';
import { idIssue } from '#server/rest/transport/text.ts';
import { readBack } from '#server/graphql/checkout/cart.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { asksFor } from '#server/graphql/engine/asks-for.ts';
import { userError, userErrorsOf, type UserError } from '#server/graphql/engine/error/failures.ts';
import { emailIssue } from '#server/graphql/value/email.ts';
import { readOrder } from './order.ts';

const MAX_COMMENT_LENGTH = 2_000;
const MAX_COUPON_LENGTH = 20;
const DECIMAL = /^\d{1,12}(\.\d{1,2})?$/;

export const placeOrder = {
  Mutation: {
    placeOrder: async (_, { input }, context, info) => {
      const issues = issuesOf(input);
      if (issues.length) return { errors: issues };
      try {
        return { ...(await place(input, context)), errors: [] };
      } catch (error) {
        return withCart(userErrorsOf(error), context, info);
      }
    },
    confirmPayment: async (_, { input }, context) => {
      const order = await readOrder(input.token, context);
      if (order === null) return { errors: [userError('NOT_FOUND', 'Order not found', 'token')] };
      try {
        const confirmed = await context.rest.order.confirm(order.order_id, input.token);
        return { order: await readOrder(input.token, context).catch(() => confirmed), errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
  },
  PaymentAction: { type: ({ type }) => (type === 'none' ? 'NONE' : 'REDIRECT') },
} satisfies Resolvers;

/** The buyer last saw another cart or another total: these are the current ones. */
async function withCart(errors: UserError[], context: GraphqlContext, info: GraphQLResolveInfo) {
  const isOutdated = errors.some(({ code }) => code === 'PRICE_CHANGED' || code === 'CART_CHANGED');
  return { errors, ...(isOutdated && asksFor(info, ['cart']) && { cart: await readBack(context, info) }) };
}

async function place(input: PlaceOrderInput, context: GraphqlContext) {
  const { rest, visitor } = context;
  const placed = await rest.order.place(placementOf(input), input.idempotencyKey);
  const { order, payment_action } = placed;
  if (placed.session) visitor.session.rotate(placed.session);
  if (payment_action.type === 'redirect') return { order, paymentAction: payment_action };
  if (payment_action.type !== 'none') {
    throw new UpstreamFailure('malformed', `unknown payment action ${payment_action.type}`);
  }
  const { order_status, order_status_id, stage } = await rest.order.confirm(order.order_id, order.order_token);
  // The order is placed, whether it can be read back or not.
  const [read, cart] = await Promise.allSettled([readOrder(order.order_token, context), rest.cart.read(true)]);
  if (cart.status === 'fulfilled') visitor.session.showCartCount(cart.value.products.length);
  const current = read.status === 'fulfilled' ? read.value : null;
  return { order: current ?? { ...order, order_status, order_status_id, stage }, paymentAction: payment_action };
}

/** Only what the buyer may set; prices are the shop's. */
function placementOf(input: PlaceOrderInput): WirePlacement {
  return {
    email: input.email.trim(),
    custom_field: {
      account: answersOf(input.fields),
      games: answersBy(input.identities, ({ game, line }) => (line ? null : game)),
      lines: answersBy(input.identities, ({ line }) => line),
    },
    country: input.country ?? undefined,
    company: input.company ?? undefined,
    company_address: input.companyAddress ?? undefined,
    vat_id: input.vatId ?? undefined,
    payment_method: input.paymentMethod,
    agree: 1,
    comment: input.comment ?? undefined,
    coupon: input.coupon ?? undefined,
    expected_total: input.expectedTotal ?? undefined,
    cart_version: input.cartVersion ?? undefined,
  };
}

function answersOf(fields: readonly FieldInput[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ sendid, value }) => [sendid, value]));
}

function answersBy(identities: readonly IdentityInput[], of: (identity: IdentityInput) => string | null | undefined) {
  return Object.fromEntries(
    identities.flatMap((identity) => {
      const key = of(identity);
      return key ? [[key, answersOf(identity.fields)] as const] : [];
    }),
  );
}

/** In the order of the form. */
function issuesOf(input: PlaceOrderInput): UserError[] {
  const issues: (UserError | false | undefined)[] = [
    emailIssue(input.email),
    input.paymentMethod === '' && userError('PAYMENT_METHOD', 'Choose a payment method', 'paymentMethod'),
    [...(input.comment ?? '')].length > MAX_COMMENT_LENGTH &&
      userError('OUT_OF_RANGE', `At most ${MAX_COMMENT_LENGTH} characters`, 'comment'),
    [...(input.coupon ?? '')].length > MAX_COUPON_LENGTH &&
      userError('OUT_OF_RANGE', `At most ${MAX_COUPON_LENGTH} characters`, 'coupon'),
    input.expectedTotal != null &&
      !DECIMAL.test(input.expectedTotal) &&
      userError('INVALID_FORMAT', 'A decimal amount such as 58.40', 'expectedTotal'),
    identityIssue(input.identities),
    !input.agree && userError('TERMS', 'You must agree to the terms', 'agree'),
  ];
  return issues.filter((issue) => issue !== false && issue !== undefined);
}

/** Answers for no player, or several for the same one, would leave an order with the wrong player. */
function identityIssue(identities: readonly IdentityInput[]): UserError | undefined {
  if (identities.some(({ game, line }) => Boolean(game) === Boolean(line))) {
    return userError('INVALID_FORMAT', 'Each is for a game or for a line, and not for both', 'identities');
  }
  // A property name that every object has: the shop accepts no body with one.
  if (identities.some(({ game }) => game && idIssue(game) !== undefined)) {
    return userError('INVALID_FORMAT', 'A game is named by its path', 'identities');
  }
  const named = new Set(identities.map(({ game, line }) => (line ? `line ${line}` : `game ${game}`)));
  if (named.size === identities.length) return undefined;
  return userError('INVALID_FORMAT', 'Each game and each line is named once', 'identities');
}

import { CartLineProblemCode, type Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { WireLineChange } from '#server/rest/cart.ts';
import type { WireCart } from '#server/rest/reader/cart-reader.ts';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';
import { fieldGroups } from './checkout-field.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { asksFor } from '#server/graphql/engine/asks-for.ts';
import { renamed, userError, userErrorsOf, type UserError } from '#server/graphql/engine/error/failures.ts';
import type { Keyed } from './idempotency-key.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import { money } from '#server/graphql/value/money.ts';
import { collapse } from '#server/graphql/product/option.ts';
import { identify } from '#server/graphql/product/named-product.ts';
import { isId } from '#server/graphql/value/id.ts';
import { noProduct, tooFew } from '#server/graphql/product/quote.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

/** Fields that tell what the cart costs. */
const COST_FIELDS = ['total', 'totals', 'version'];

/** A number, never a word that could mean something else in the shop's API. */
const LINE_ID = /^\d{1,19}$/;

const EMPTY: WireCart = {
  products: [],
  count: 0,
  totals: [],
  total_decimal: '0',
  coupon: null,
  coupon_hint: null,
  credit: null,
  cart_version: '',
  currency: null,
  warnings: [],
};

const Cart: Omit<FieldsOf<'Cart'>, 'shareToken'> = {
  // A visitor has one cart with a constant id, empty or full, so that a normalised
  // cache shows every change wherever the cart is on the page.
  id: () => 'cart',
  lines: (cart) => cart.products,
  total: (cart, _, { visitor }) => money(cart.total_decimal, visitor.currency),
  couponHint: (cart) => cart.coupon_hint,
  version: (cart) => cart.cart_version,
  fields: async (cart, _, { rest }) => (cart.products.length ? fieldGroups(await rest.checkout.guest()) : []),
  totalIn: async (cart, { currency }, { rest }) =>
    money(cart.products.length > 0 ? (await rest.cart.readIn(currency)).total_decimal : '0', currency),
};

const CartCredit: FieldsOf<'CartCredit'> = {
  used: (credit, _, { visitor }) => money(credit.used_decimal, visitor.currency),
  left: (credit, _, { visitor }) => money(credit.left_decimal, visitor.currency),
  expiresAt: (credit) => credit.expires_at,
};

const CartLine: FieldsOf<'CartLine'> = {
  id: (line) => line.key,
  product: (line) => line,
  options: (line) => line.option,
  isCountable: (line) => line.countable,
  unitPrice: (line, _, { visitor }) => money(line.price_decimal, visitor.currency),
  total: (line, _, { visitor }) => money(line.total_decimal, visitor.currency),
  unitPriceBefore: ({ price_before_decimal: before }, _, { visitor }) =>
    before ? money(before, visitor.currency) : null,
  totalBefore: ({ total_before_decimal: before }, _, { visitor }) => (before ? money(before, visitor.currency) : null),
  inStock: (line) => line.stock,
  requestedPlayer: (line) => line.requested_player,
};

const CartProduct: FieldsOf<'CartProduct'> = {
  id: (line) => line.product_id,
  path: (line) => line.seo_url,
  image: (line, _, { pictures }) => pictures.card(line.thumb),
  product: (line, _, { loaders }) => (isId(line.product_id) ? loaders.productById.load(Number(line.product_id)) : null),
};

const CartLineEvent: FieldsOf<'CartLineEvent'> = {
  id: (event) => event.event_id,
  startsAt: (event) => event.starts_at,
  endsAt: (event) => event.ends_at,
  holdExpiresAt: (event) => event.hold_expires_at,
};

const CartLineProblem: FieldsOf<'CartLineProblem'> = {
  // An unknown problem blocks the order, like a product that is no longer on sale.
  code: ({ code }) => enumValue(CartLineProblemCode, code) ?? 'GONE',
};

const CartLineAnswer: FieldsOf<'CartLineAnswer'> = {
  sendid: (answer) => answer.product_option_id,
};

const CartLineOption: FieldsOf<'CartLineOption'> = {
  sendid: (option) => option.product_option_id,
};

const CartTotal: FieldsOf<'CartTotal'> = {
  amount: (total, _, { visitor }) => money(total.value_decimal, total.currency ?? visitor.currency),
};

export const cart = {
  Query: {
    cart: (_, __, context, info) => currentCart(context, info),
  },
  Mutation: {
    addToCart: async (_, { input }, context, info) => {
      const { quantity, event, requestedPlayer } = input;
      if (quantity < 1) return refused(tooFew());
      const asked = await identify(input, context.loaders);
      if (!asked) return refused(noProduct());
      const { product, options, names } = asked;
      const body = {
        product_id: String(product),
        quantity,
        option: collapse(options),
        event_id: event ?? undefined,
        requested_player: requestedPlayer ?? undefined,
      };
      return changed(context, info, input, (key) => context.rest.cart.add(body, key), names);
    },
    updateCartLine: (_, { input }, context, info) => {
      const { line, quantity, options, version, acceptPrice, requestedPlayer } = input;
      if (typeof quantity === 'number' && quantity < 1) return refused(tooFew());
      if (!LINE_ID.test(line)) return refused(noLine());
      const change = {
        key: line,
        quantity: quantity ?? undefined,
        option: options ? collapse(options) : undefined,
        version: version ?? undefined,
        accept_price: acceptPrice ? (1 as const) : undefined,
        requested_player: requestedPlayer ?? undefined,
      };
      if (isNothing(change)) return refused(NO_CHANGE);
      return changed(context, info, input, (key) => context.rest.cart.change(change, key));
    },
    removeCartLine: (_, { input }, context, info) =>
      LINE_ID.test(input.line)
        ? changed(context, info, input, (key) => context.rest.cart.remove(input.line, key))
        : refused(noLine()),
    restoreCartLine: (_, { input }, context, info) =>
      LINE_ID.test(input.line)
        ? changed(context, info, input, (key) => context.rest.cart.restore(input.line, key))
        : refused(noLine()),
  },
  Cart,
  CartPayload: {
    // An error found before a call of the shop, here or by the check of arguments, has no cart yet.
    cart: ({ cart: read }, _, context, info) => (read === undefined ? currentCart(context, info) : read),
  },
  CartCredit,
  CartLine,
  CartProduct,
  CartLineEvent,
  CartLineProblem,
  CartLineAnswer,
  CartLineOption,
  CartTotal,
} satisfies Resolvers;

/** Reading a cart that does not exist yet creates no session. */
function currentCart(context: GraphqlContext, info: GraphQLResolveInfo): WireCart | Promise<WireCart> {
  return context.visitor.session.get() ? readCart(context, asksFor(info, COST_FIELDS)) : EMPTY;
}

/**
 * Every read of the cart sets the cookie for the badge on pages that are the same for everybody.
 *
 * @param showsCost whether the response tells what the cart costs: an order then costs exactly that or is rejected.
 */
async function readCart({ rest, visitor }: GraphqlContext, showsCost: boolean): Promise<WireCart> {
  const read = await rest.cart.read(!showsCost);
  visitor.session.showCartCount(read.products.length);
  return read;
}

/** For errors found without a call of the shop; `CartPayload` reads the cart if it is requested. */
export function refused(error: UserError) {
  return { errors: [error] };
}

/** @param names of input fields that have another name at the shop. */
export async function changed(
  context: GraphqlContext,
  info: GraphQLResolveInfo,
  input: Keyed,
  change: (key: string | undefined) => Promise<unknown>,
  names: ReadonlyMap<string, string> = new Map(),
) {
  let errors: UserError[] = [];
  try {
    await change(input.idempotencyKey ?? undefined);
  } catch (error) {
    errors = renamed(userErrorsOf(error), names);
  }
  return { cart: context.visitor.session.get() ? await readBack(context, info) : EMPTY, errors };
}

/** A completed write stays completed if the cart cannot be read afterwards: then only `cart` fails. */
export async function readBack(context: GraphqlContext, info: GraphQLResolveInfo): Promise<WireCart | Error> {
  try {
    return await readCart(context, asksFor(info, ['cart'], COST_FIELDS));
  } catch (error) {
    if (error instanceof UpstreamFailure) return error;
    throw error;
  }
}

const NO_CHANGE = userError('REQUIRED', 'Say what to change: quantity, options, acceptPrice or requestedPlayer');

/** Whether a change only identifies a line, and contains nothing to be changed. */
function isNothing({ key: _, version: __, ...change }: WireLineChange): boolean {
  return Object.values(change).every((part) => part === undefined);
}

function noLine(): UserError {
  return userError('NOT_FOUND', 'This line is not in your cart', 'line');
}

import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { WireAnswers, WireLockedCart } from '#server/rest/checkout.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import { isCurrency } from '#server/session/geo.ts';
import { fieldGroups } from './checkout-field.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { money } from '#server/graphql/value/money.ts';

type WireBefore = NonNullable<WireLockedCart['before']>;

const Checkout: FieldsOf<'Checkout'> = {
  heldUntil: ({ cart }) => cart.held_until,
  before: ({ cart }) => cart.before,
  fields: async ({ guest }) => fieldGroups(await guest()),
  unpaidOrder: async ({ guest }) => (await guest()).unpaid,
  guest: async ({ guest, ways }) => ({ guest: await guest(), ways: await ways() }),
  billing: async ({ guest }) => (await guest()).billing,
  paymentMethods: async ({ ways }) => (await ways()).methods,
};

const CheckoutBilling: FieldsOf<'CheckoutBilling'> = {
  country: ({ country, countries }, _, { visitor }) => {
    if (country) return country;
    return countries.some(({ code }) => code === visitor.namedCountry) ? visitor.namedCountry : null;
  },
  company: ({ company }) => company || null,
  companyAddress: ({ company_address }) => company_address || null,
  vatId: ({ vat_id }) => vat_id || null,
};

const CheckoutGuest: FieldsOf<'CheckoutGuest'> = {
  email: ({ guest }) => guest.email,
  fields: ({ guest }) => answersIn(guest.answers),
  identities: ({ guest }) => [
    ...Object.entries(guest.games).map(([game, answers]) => ({ game, line: null, fields: answersIn(answers) })),
    ...Object.entries(guest.lines).map(([line, answers]) => ({ game: null, line, fields: answersIn(answers) })),
  ],
  paymentMethod: ({ ways }) => ways.chosen,
  comment: ({ ways }) => ways.comment,
};

function answersIn(answers: WireAnswers) {
  return Object.entries(answers).map(([sendid, value]) => ({ sendid, value }));
}

const UnpaidOrder: FieldsOf<'UnpaidOrder'> = {
  number: (unpaid) => unpaid.order_number,
  idempotencyKey: (unpaid) => unpaid.idempotency_key,
};

const total = (
  { total_decimal, currency_code }: Pick<WireBefore, 'total_decimal' | 'currency_code'>,
  _: unknown,
  { visitor }: GraphqlContext,
) => money(total_decimal, isCurrency(currency_code) ? currency_code : visitor.currency);

const PricesBefore: FieldsOf<'PricesBefore'> = {
  total,
  deadCoupon: (before) => before.dead_coupon,
  lines: ({ products, currency_code }) => products.map((line) => ({ ...line, currency_code })),
};

const LinePriceBefore: FieldsOf<'LinePriceBefore'> = { line: ({ key }) => key, total };

export const checkout = {
  Mutation: {
    openCheckout: async (_, { acceptTotal }, context) => {
      // Reading an empty checkout creates no session.
      if (!context.visitor.session.get()) return null;
      const cart = await lockPrices(acceptTotal ?? undefined, context);
      context.visitor.session.showCartCount(cart.products.length);
      if (cart.products.length === 0) return null;
      const { checkout: call } = context.rest;
      return { cart, guest: call.guest, ways: call.paymentWays };
    },
  },
  Checkout,
  CheckoutBilling,
  CheckoutGuest,
  UnpaidOrder,
  PricesBefore,
  LinePriceBefore,
} satisfies Resolvers;

/** A shop without price locks still has a cart. */
async function lockPrices(acceptTotal: string | undefined, { rest }: GraphqlContext): Promise<WireLockedCart> {
  const locked = await orNull(rest.checkout.lockPrices(acceptTotal));
  return locked ?? { ...(await rest.cart.read()), held_until: null, before: null };
}

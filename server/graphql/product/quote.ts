import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import { renamed, type UserError, userError, userErrorsOf } from '#server/graphql/engine/error/failures.ts';
import { takePoints } from '#server/graphql/engine/limit/limit-error.ts';
import { money } from '#server/graphql/value/money.ts';
import { collapse } from './option.ts';
import { identify } from './named-product.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

/** In points of the address's budget: a product page asks at most four times a second. */
const QUOTE_POINTS = 5;

const Quote: FieldsOf<'Quote'> = {
  unitPrice: (quote, _, { visitor }) => money(quote.unit_price, visitor.currency),
  total: (quote, _, { visitor }) => money(quote.total, visitor.currency),
  totalBefore: ({ total_before_discount: before }, _, { visitor }) => (before ? money(before, visitor.currency) : null),
  inStock: (quote) => quote.stock,
  isExact: (quote) => quote.exact,
};

const RangePrice: FieldsOf<'RangePrice'> = {
  option: (price) => price.product_option_id,
  total: (price, _, { visitor }) => money(price.total, visitor.currency),
  isExact: (price) => price.exact,
};

const QuoteLine: FieldsOf<'QuoteLine'> = {
  amount: (line, _, { visitor }) => money(line.amount_decimal, visitor.currency),
};

export const quote = {
  Query: {
    quote: async (_, { product: name, ...args }, { rest, loaders, charge }) => {
      const quantity = args.quantity ?? 1;
      if (quantity < 1) return { errors: [tooFew()] };
      await takePoints(charge, QUOTE_POINTS);
      const asked = await identify({ product: name, options: args.options ?? [] }, loaders);
      if (!asked) return { errors: [noProduct()] };
      const { product, options, names } = asked;
      try {
        const found = await rest.product.livePrice(product, quantity, collapse(options), args.partial ?? false);
        const errors = found.warnings.map((warning) => userError('OUT_OF_RANGE', warning, 'quantity'));
        return { quote: errors.length ? null : found, errors };
      } catch (error) {
        return { quote: null, errors: renamed(userErrorsOf(error), names) };
      }
    },
  },
  Quote,
  QuoteLine,
  RangePrice,
} satisfies Resolvers;

export function noProduct(): UserError {
  return userError('NOT_FOUND', 'Product not found', 'product');
}

export function tooFew(): UserError {
  return userError('OUT_OF_RANGE', 'Quantity must be a whole number, 1 or more', 'quantity');
}

import { ChipState, type Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { WireInterpretation } from '#server/rest/reader/interpretation-reader.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import { isCurrency } from '#server/session/geo.ts';
import { inputError } from '#server/graphql/engine/error/input-error.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { checkedQuery, isStep } from './search.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import { money } from '#server/graphql/value/money.ts';

const MAX_LINES = 4;
const NOTHING: WireInterpretation = { lines: [], price: null, day: null, not_sold: '', left_out: [] };

const Interpretation: FieldsOf<'Interpretation'> = {
  // The product of a line may have just been removed from the shop.
  lines: async ({ lines }, _, { loaders }) => {
    const products = await loaders.productById.loadMany(lines.map((line) => line.product_id));
    return lines.flatMap((line, at) => {
      const product = products[at];
      return product && !(product instanceof Error) ? [{ ...line, product }] : [];
    });
  },
  price: ({ price }) => (price && isCurrency(price.currency) ? { ...price, currency: price.currency } : null),
  notSold: (meant) => meant.not_sold || null,
  leftOut: (meant) => meant.left_out,
};

const InterpretedLine: FieldsOf<'InterpretedLine'> = {
  query: ({ address }) => String(new URLSearchParams(address)),
  leftOut: (line) => line.left_out,
  total: (line, _, { visitor }) => money(line.total, visitor.currency),
  isFrom: (line) => line.is_from,
};

const SearchChip: FieldsOf<'SearchChip'> = {
  state: ({ state }) => enumValue(ChipState, state) ?? 'UNUSED',
};

export const interpret = {
  Query: {
    interpret: async (_, { text: typed, first }, { rest }) => {
      const text = checkedQuery('text', typed);
      const count = first ?? 1;
      if (count < 1 || count > MAX_LINES) throw inputError('first', `must be a whole number from 1 to ${MAX_LINES}`);
      if (isStep(text)) return NOTHING;
      return (await orNull(rest.search.interpret(text, count))) ?? NOTHING;
    },
  },
  Interpretation,
  InterpretedLine,
  SearchChip,
} satisfies Resolvers;

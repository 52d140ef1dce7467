import type { WireChip, WireInterpretation, WireMeantLine } from '#server/rest/reader/interpretation-reader.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import { isCurrency } from '#server/session/geo.ts';
import type { GraphqlContext } from './context.ts';
import { refusedInput } from './engine/refused-input.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { checkedQuery, isStep } from './search.ts';
import { money } from './value/money.ts';

const MAX_LINES = 4;
const NOTHING: WireInterpretation = { lines: [], price: null, day: null, not_sold: '', left_out: [] };
const STATES: Record<string, string> = { chosen: 'CHOSEN', implied: 'IMPLIED', fixed: 'FIXED' };

type Args = { text: string; first: number | null };

const Interpretation: FieldsOf<WireInterpretation> = {
  // A line of a product that has just left the shop would be no line.
  lines: async ({ lines }, _, { loaders }) => {
    const products = await loaders.productById.loadMany(lines.map((line) => line.product_id));
    return lines.flatMap((line, at) => {
      const product = products[at];
      return product && !(product instanceof Error) ? [{ ...line, product }] : [];
    });
  },
  price: ({ price }) => (price && isCurrency(price.currency) ? price : null),
  notSold: (meant) => meant.not_sold || null,
  leftOut: (meant) => meant.left_out,
};

const InterpretedLine: FieldsOf<WireMeantLine> = {
  query: ({ address }) => String(new URLSearchParams(address)),
  leftOut: (line) => line.left_out,
  total: (line, _, { visitor }) => money(line.total, visitor.currency),
  isFrom: (line) => line.is_from,
};

const SearchChip: FieldsOf<WireChip> = {
  state: ({ state }) => STATES[state] ?? 'UNUSED',
};

export const interpret = {
  Query: {
    interpret: async (_: unknown, { text: typed, first }: Args, { rest }: GraphqlContext) => {
      const text = checkedQuery('text', typed);
      const count = first ?? 1;
      if (count < 1 || count > MAX_LINES) throw refusedInput('first', `is a whole number from 1 to ${MAX_LINES}`);
      if (isStep(text)) return NOTHING;
      return (await orNull(rest.search.interpret(text, count))) ?? NOTHING;
    },
  },
  Interpretation,
  InterpretedLine,
  SearchChip,
};

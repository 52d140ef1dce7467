import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { WireCartLine } from '#server/rest/reader/cart-reader.ts';
import type { LinkedLine } from '#server/session/cart-link.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { isId } from '#server/graphql/value/id.ts';

/** Texts are left out, since they may name a person and links get passed on. They are asked for again where needed. */
const WITH_TEXT = new Set(['text', 'textarea']);

const SharedCart: FieldsOf<'SharedCart'> = {
  expiresAt: ({ expiresAtMs }) => new Date(expiresAtMs).toISOString(),
};

const SharedCartLine: FieldsOf<'SharedCartLine'> = {
  // In the shop's names, from which a line's options are read.
  options: ({ options }) => options.map(({ sendid, value }) => ({ product_option_id: sendid, value })),
  product: ({ product }, _, { loaders }) => (isId(product) ? loaders.productById.load(Number(product)) : null),
};

export const sharedCart = {
  Query: {
    sharedCart: (_, { token }, { cartLinks }) => cartLinks.read(token) ?? null,
  },
  Cart: {
    shareToken: async ({ products }, _, context) =>
      products.length === 0
        ? null
        : context.cartLinks.write(await Promise.all(products.map((line) => linked(line, context)))),
  },
  SharedCart,
  SharedCartLine,
} satisfies Resolvers;

async function linked(line: WireCartLine, { loaders }: GraphqlContext): Promise<LinkedLine> {
  const product = isId(line.product_id) ? await loaders.wholeProductById.load(Number(line.product_id)) : null;
  const isText = (id: string) => {
    const type = product?.options.find((option) => option.product_option_id === id)?.type;
    return type === undefined || WITH_TEXT.has(type.toLowerCase());
  };
  return {
    product: line.product_id,
    quantity: line.quantity,
    options: line.answers
      .filter((answer) => !isText(answer.product_option_id))
      .map(({ product_option_id: sendid, value }) => ({ sendid, value })),
    event: line.event?.event_id ?? null,
  };
}

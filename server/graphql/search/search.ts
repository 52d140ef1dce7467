import type { SearchResult as SearchResultParent } from '#server/graphql/parents.ts';
import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { WireSearchSummary } from '#server/rest/search.ts';
import type { WireProductPage } from '#server/rest/product.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { checkedPaging, checkedPrice, sortOf } from '#server/graphql/product/product-list.ts';
import { takePoints } from '#server/graphql/engine/limit/limit-error.ts';
import { inputError } from '#server/graphql/engine/error/input-error.ts';

const MAX_QUERY_LENGTH = 100;
const MAX_CATEGORIES = 20;
/** In points of the address's budget: typing makes at most three searches a second. */
const SEARCH_POINTS = 5;
const NOTHING: WireSearchSummary = { games: [], also: [], instead: '', not_sold: '', left_out: [] };

const NONE_FOUND: WireProductPage = { items: [], total: 0 };

/** Only requested if a field needs it; a shop without summaries has none. */
const summaryOf = async ({ text, price }: SearchResultParent, { rest }: GraphqlContext) =>
  (text && (await orNull(rest.search.summary(text, price)))) || NOTHING;

const SearchResult: FieldsOf<'SearchResult'> = {
  products: async ({ found }) => (await found()).items,
  total: async ({ found }) => (await found()).total,
  categories: ({ categories }) => categories(),
  games: async (searched, _, context) => {
    const [{ games }, tree] = await Promise.all([summaryOf(searched, context), context.loaders.categoryTree()]);
    const byId = new Map(tree.games.map((game) => [game.wire.category_id, game]));
    return games.flatMap(({ category_id, product_count }) => {
      const game = byId.get(category_id);
      return game ? [{ game, count: product_count }] : [];
    });
  },
  also: async (searched, _, context) => (await summaryOf(searched, context)).also,
  instead: async (searched, _, context) => (await summaryOf(searched, context)).instead || null,
  notSold: async (searched, _, context) => (await summaryOf(searched, context)).not_sold || null,
  leftOut: async (searched, _, context) => (await summaryOf(searched, context)).left_out,
};

function once<Value>(call: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => (answer ??= call());
}

/** @throws GraphQLError unless the trimmed text has 1 to 100 characters. */
export function checkedQuery(argument: string, typed: string): string {
  const text = typed.trim();
  const length = [...text].length;
  if (length < 1 || length > MAX_QUERY_LENGTH) throw inputError(argument, `has 1 to ${MAX_QUERY_LENGTH} characters`);
  return text;
}

/** No product is called `.`, and in an address it would lead to another endpoint. */
export function isStep(text: string): boolean {
  return /^\.{1,2}$/.test(text);
}

export const search = {
  Query: {
    search: async (_, { query, game, sort, price: range, ...paging }, { rest, loaders, charge }) => {
      const text = checkedQuery('query', query);
      const price = checkedPrice(range);
      const list = checkedPaging(paging);
      const asked = { ...list, ...sortOf(sort), ...price };
      await takePoints(charge, SEARCH_POINTS);
      const nothing = { ...list, price, found: async () => NONE_FOUND, categories: async () => [] };
      if (isStep(text)) return { text: '', ...nothing };
      const tree = await loaders.categoryTree();
      const inGame = game ? tree.games.find(({ wire }) => wire.seo_url === game) : undefined;
      if (game && !inGame) return { text, ...nothing };
      const within = inGame ? { category: inGame.wire.category_id } : {};
      return {
        text,
        ...list,
        price,
        found: once(() => rest.search.products(text, { ...asked, ...within })),
        categories: async () =>
          (await rest.category.search(text))
            .flatMap((path) => tree.byPath.get(path) ?? [])
            .filter(({ wire }) => !game || wire.seo_url === game || wire.seo_url.startsWith(`${game}/`))
            .slice(0, MAX_CATEGORIES),
      };
    },
  },
  SearchResult,
} satisfies Resolvers;

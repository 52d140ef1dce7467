import type { GraphqlContext } from './context.ts';
import { checkedPaging, type PagingArgs } from './product-list.ts';
import { refusedInput } from './engine/refused-input.ts';

const LONGEST_QUERY = 100;
const MOST_CATEGORIES = 20;

type SearchArgs = PagingArgs & { query: string };

export const search = {
  Query: {
    search: async (_: unknown, { query, ...paging }: SearchArgs, { rest, loaders }: GraphqlContext) => {
      const text = query.trim();
      const length = [...text].length;
      if (length < 1 || length > LONGEST_QUERY) throw refusedInput('query', `has 1 to ${LONGEST_QUERY} characters`);
      // Nothing is called `.`, and in an address it would be a step to another call.
      if (/^\.{1,2}$/.test(text)) return { products: [], total: 0, categories: [] };
      const [found, paths, shelves] = await Promise.all([
        rest.search.products(text, checkedPaging(paging)),
        rest.category.search(text),
        loaders.shelves(),
      ]);
      const categories = paths.flatMap((path) => shelves.byPath.get(path) ?? []);
      return { products: found.items, total: found.total, categories: categories.slice(0, MOST_CATEGORIES) };
    },
  },
};

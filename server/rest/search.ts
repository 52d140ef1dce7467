import { readPage, type Paging, type WirePrice, type WireSort } from './product.ts';
import type { Caller } from './transport/caller.ts';
import { objectOf } from './transport/envelope.ts';
import { each, integer, items, text } from './transport/read.ts';

export type WireSearchSummary = {
  games: { category_id: number; product_count: number }[];
  also: string[];
  instead: string;
};

export const search = (call: Caller) => ({
  products: (search: string, query: Paging & WireSort & WirePrice & { category?: number }) =>
    call.shared('products/search/{search}', readPage, { params: { search }, query }),
  summary: (search: string, query: WirePrice) =>
    call.shared('products/search/{search}/summary', readSummary, { params: { search }, query }),
});

function readSummary(data: unknown): WireSearchSummary {
  const summary = objectOf(data);
  return {
    games: each(summary['games'], (raw) => {
      const category_id = integer(raw['category_id']);
      return category_id === undefined ? undefined : { category_id, product_count: integer(raw['product_count']) ?? 0 };
    }),
    also: items(summary['also'])
      .map(text)
      .filter((words) => words !== ''),
    instead: text(summary['instead']),
  };
}

import { AS_CARDS, readPage, type Paging, type WirePrice, type WireSort } from './product.ts';
import type { Caller } from './transport/caller.ts';
import { objectOf } from './transport/envelope.ts';
import { readInterpretation } from './reader/interpretation-reader.ts';
import { each, integer, items, text } from './transport/read.ts';

export type WireSearchSummary = {
  games: { category_id: number; product_count: number }[];
  also: string[];
  instead: string;
  not_sold: string;
  left_out: string[];
};

export const search = (call: Caller) => ({
  products: (search: string, query: Paging & WireSort & WirePrice & { category?: number }) =>
    call.shared('products/search/{search}', readPage, { params: { search }, query: { ...query, ...AS_CARDS } }),
  summary: (search: string, query: WirePrice) =>
    call.shared('products/search/{search}/summary', readSummary, { params: { search }, query }),
  interpret: (search: string, limit: number) =>
    call.shared('products/search/{search}/interpret', readInterpretation, { params: { search }, query: { limit } }),
});

function readSummary(data: unknown): WireSearchSummary {
  const summary = objectOf(data);
  return {
    games: each(summary['games'], (raw) => {
      const category_id = integer(raw['category_id']);
      return category_id === undefined ? undefined : { category_id, product_count: integer(raw['product_count']) ?? 0 };
    }),
    also: texts(summary['also']),
    instead: text(summary['instead']),
    not_sold: text(summary['not_sold']),
    left_out: texts(summary['left_out']),
  };
}

function texts(value: unknown): string[] {
  return items(value)
    .map(text)
    .filter((words) => words !== '');
}

import { readPage, type Paging } from './product.ts';
import type { Caller } from './transport/caller.ts';

export const search = (call: Caller) => ({
  products: (search: string, query: Paging) =>
    call.shared('products/search/{search}', readPage, { params: { search }, query }),
});

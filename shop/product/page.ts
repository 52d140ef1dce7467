import { Refusal } from '#shop/http/call.ts';

export type Page = {
  page: number;
  limit: number;
  offset: number;
  sort: 'sort_order' | 'name' | 'price' | 'date_added';
  order: 'asc' | 'desc';
};

const LARGEST_LIMIT = 100;
// Beyond this the offset would leave the database's integers; the shop will never have as many.
const LARGEST_PAGE = 10_000_000;
// Nothing is rated yet: sorting by rating is the shop's own order.
const SORTS = {
  sort_order: 'sort_order',
  name: 'name',
  price: 'price',
  rating: 'sort_order',
  date_added: 'date_added',
} as const;

/** @throws Refusal naming the first parameter at fault. */
export function readPage(get: (name: string) => string | null | undefined): Page {
  const page = whole(get('page') ?? '1', 'page', LARGEST_PAGE);
  const limit = whole(get('limit') ?? '20', 'limit', LARGEST_LIMIT);
  const sort = get('sort') ?? 'sort_order';
  const order = (get('order') ?? 'asc').toLowerCase();
  if (!Object.hasOwn(SORTS, sort)) throw invalid('sort');
  if (order !== 'asc' && order !== 'desc') throw invalid('order');
  return { page, limit, offset: (page - 1) * limit, sort: SORTS[sort as keyof typeof SORTS], order };
}

function whole(text: string, name: string, largest: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > largest) throw invalid(name);
  return number;
}

function invalid(name: string): Refusal {
  return new Refusal(400, [{ code: `invalid_${name}`, field: name, message: `Invalid ${name}` }]);
}

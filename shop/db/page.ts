export type Page = {
  page: number;
  limit: number;
  offset: number;
  sort: 'sort_order' | 'name' | 'price' | 'date_added';
  order: 'asc' | 'desc';
};

const DEFAULT_LIMIT = 20;
const SORTS: Record<string, Page['sort']> = { name: 'name', price: 'price', date_added: 'date_added' };

/** From parameters that the schema of the call has let through. */
export function readPage(get: (name: string) => string | null | undefined): Page {
  const page = Number(get('page') ?? 1);
  const limit = Number(get('limit') ?? DEFAULT_LIMIT);
  return {
    page,
    limit,
    offset: (page - 1) * limit,
    // Nothing is rated yet: sorting by rating is the shop's own order.
    sort: SORTS[get('sort') ?? ''] ?? 'sort_order',
    order: get('order')?.toLowerCase() === 'desc' ? 'desc' : 'asc',
  };
}

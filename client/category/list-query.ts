import type { ProductSort } from '#client/generated/graphql.ts';

export const SORTS: readonly { value: string; sort: ProductSort; name: string }[] = [
  { value: 'featured', sort: 'FEATURED', name: 'Featured' },
  { value: 'price-low', sort: 'PRICE_LOW', name: 'Lowest price' },
  { value: 'price-high', sort: 'PRICE_HIGH', name: 'Highest price' },
  { value: 'name', sort: 'NAME', name: 'Name' },
  { value: 'newest', sort: 'NEWEST', name: 'Newest' },
];

export type ListQuery = { page: number; sort: string };

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** What `?page=` and `?sort=` ask for; anything unreadable means the first page in the shop's own order. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = query.get('page') ?? '';
  const sort = query.get('sort') ?? '';
  return {
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
    sort: SORTS.some((known) => known.value === sort) ? sort : 'featured',
  };
}

export function productSort(value: string): ProductSort {
  return SORTS.find((known) => known.value === value)?.sort ?? 'FEATURED';
}

/** Address of one page of a list, without what is the default anyway. */
export function listPath(path: string, { page, sort }: ListQuery): string {
  const query = new URLSearchParams();
  if (sort !== 'featured') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Page numbers for the pager: both ends, the neighbours, and `gap` where some are left out. */
export function pagerEntries(page: number, last: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((n, i) => (i > 0 && n - (pages[i - 1] ?? n) > 1 ? ['gap' as const, n] : [n]));
}

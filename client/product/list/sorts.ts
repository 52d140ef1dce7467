import type { ProductSort } from '#client/generated/graphql.ts';
import { grouped } from '#client/ui/grouped.ts';

export const SORTS: readonly { value: string; sort: ProductSort; name: string }[] = [
  { value: 'featured', sort: 'FEATURED', name: 'Best sellers' },
  { value: 'price-low', sort: 'PRICE_LOW', name: 'Lowest price' },
  { value: 'price-high', sort: 'PRICE_HIGH', name: 'Highest price' },
  { value: 'name', sort: 'NAME', name: 'Name' },
  { value: 'newest', sort: 'NEWEST', name: 'Newest' },
];

export const FIRST_SORT = 'featured';

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** The order `?sort=` asks for; the shop's own for anything else. */
export function readSort(query: URLSearchParams): string {
  const value = query.get('sort') ?? '';
  return SORTS.some((known) => known.value === value) ? value : FIRST_SORT;
}

/** An invalid page is the first one. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}

export function productSort(value: string): ProductSort {
  return SORTS.find((known) => known.value === value)?.sort ?? 'FEATURED';
}

/** `1 service`, `23 services`. */
export function serviceCount(count: number): string {
  return count === 1 ? '1 service' : `${grouped(count)} services`;
}

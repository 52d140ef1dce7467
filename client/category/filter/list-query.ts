import {
  ANY_PRICE,
  isPriced,
  isTidyPrice,
  priceParameters,
  type PriceRange,
  readPrice,
} from '#client/product/list/price-range.ts';
import { FIRST_SORT, readPage, readSort } from '#client/product/list/sorts.ts';

/** What the address of a list says. `filters` are ids in their order, each once. */
export type ListQuery = { page: number; sort: string; filters: string[]; price: PriceRange };

const FILTER_ID = /^[1-9]\d{0,8}$/;
const MAX_FILTERS = 30;

/** The list that `?page=`, `?sort=`, `?f=`, `?min=` and `?max=` ask for; invalid values are ignored. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const ids = new Set(query.getAll('f').flatMap((list) => list.split(',')));
  const filters = [...ids].filter((id) => FILTER_ID.test(id)).sort((a, b) => Number(a) - Number(b));
  return {
    page: readPage(query),
    sort: readSort(query),
    filters: filters.slice(0, MAX_FILTERS),
    price: readPrice(query),
  };
}

/** Whether the filters are written in the canonical form: `?f=12,15&max=50`. */
export function isTidy(query: URLSearchParams): boolean {
  const { filters } = readListQuery(query);
  if (!isTidyPrice(query)) return false;
  return filters.length > 0 ? query.getAll('f').join('&') === filters.join(',') : !query.has('f');
}

/** Address of one page of a list, without what is the default anyway. */
export function listPath(path: string, { page, sort, filters, price }: ListQuery): string {
  const query = [
    ...(filters.length > 0 ? [`f=${filters.join(',')}`] : []),
    ...priceParameters(price),
    ...(sort === FIRST_SORT ? [] : [`sort=${sort}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

export function isNarrowed({ filters, price }: ListQuery): boolean {
  return filters.length > 0 || isPriced(price);
}

export function narrowedByNothing(query: ListQuery): ListQuery {
  return { ...query, page: 1, filters: [], price: ANY_PRICE };
}

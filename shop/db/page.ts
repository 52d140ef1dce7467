export type Page = {
  page: number;
  limit: number;
  offset: number;
  sort: 'sort_order' | 'name' | 'price' | 'date_added';
  order: 'asc' | 'desc';
};

const DEFAULT_LIMIT = 20;

type Asked = {
  page?: number | undefined;
  limit?: number | undefined;
  sort?: Page['sort'] | 'rating' | undefined;
  order?: Page['order'] | undefined;
};

export function pageOf({ page = 1, limit = DEFAULT_LIMIT, sort = 'sort_order', order = 'asc' }: Asked): Page {
  return {
    page,
    limit,
    offset: (page - 1) * limit,
    // Few products have a review, so sorting by rating is the shop's own order.
    sort: sort === 'rating' ? 'sort_order' : sort,
    order,
  };
}

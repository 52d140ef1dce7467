import { each, fields, integer, plain, type Fields } from './transport/read.ts';

export type WireFilterGroup = { id: number; name: string; filters: WireFilter[] };
type WireFilter = { id: number; name: string; product_count: number };

/** @param data an object with `filter_groups`, which may be missing. */
export function readFilters(data: unknown): WireFilterGroup[] {
  return each(fields(data)['filter_groups'], (raw) => {
    const id = integer(raw['filter_group_id']);
    return id === undefined ? undefined : { id, name: plain(raw['name']), filters: each(raw['filter'], readFilter) };
  });
}

/** Older shops write the count into the name: `Heroic (12)`. */
function readFilter(raw: Fields): WireFilter | undefined {
  const id = integer(raw['filter_id']);
  const [, name = '', count] = /^(.*?)(?: \((\d{1,9})\))?$/s.exec(plain(raw['name'])) ?? [];
  if (id === undefined || name === '') return undefined;
  return { id, name, product_count: integer(raw['product_count']) ?? integer(count) ?? 0 };
}

import { HttpError } from '#shop/http/call.ts';
import { LARGEST_ID } from '#shop/http/identifier.ts';

/** A product matches when it has any filter of each list. */
export type FilterLists = number[][];

const MAX_FILTERS = 100;

/** From `1,2:5`. @throws HttpError when there are filters that are not numbers, or too many. */
export function readFilterLists(text: string): FilterLists {
  const lists = text.split(':').map((list) => list.split(','));
  const ids = lists.flat();
  if (ids.length <= MAX_FILTERS && ids.every((id) => /^\d+$/.test(id))) {
    return lists.map((list) => list.map((id) => Math.min(Number(id), LARGEST_ID)));
  }
  throw new HttpError(400, [{ code: 'invalid_filters', field: 'filters', message: 'Invalid filters' }]);
}

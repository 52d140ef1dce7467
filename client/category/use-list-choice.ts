import { useNavigate, useNavigation } from 'react-router-dom';
import { STAY } from '#client/product/list/stay.ts';
import { type ListQuery, listPath, readListQuery } from './list-query.ts';

/** What is chosen on a list, the change on its way included, and how to choose something else. */
export function useListChoice(path: string, query: ListQuery) {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const isBusy = state === 'loading' && location.pathname === path;
  const chosen = isBusy ? readListQuery(new URLSearchParams(location.search)) : query;
  const choose = (change: Partial<ListQuery>) =>
    void navigate(listPath(path, { ...chosen, page: 1, ...change }), { state: STAY });
  return { chosen, isBusy, choose };
}

export type ListChoice = ReturnType<typeof useListChoice>;

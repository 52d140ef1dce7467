import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { STAY } from '#client/ui/hydration/stay.ts';
import { type ListQuery, listPath } from './list-query.ts';

/** The chosen filters of a list, including a pending change, and a function that changes them. */
export function useListChoice(path: string, query: ListQuery) {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  // Set at once, because the router only reports a navigation that has begun.
  const [picked, setPicked] = useState({ instead: query, chosen: query });
  const chosen = picked.instead === query ? picked.chosen : query;
  const choose = (change: Partial<ListQuery>) => {
    const next = { ...chosen, page: 1, ...change };
    setPicked({ instead: query, chosen: next });
    void navigate(listPath(path, next), { state: STAY });
  };
  return { chosen, isBusy: state === 'loading' && location.pathname === path, choose };
}

export type ListChoice = ReturnType<typeof useListChoice>;

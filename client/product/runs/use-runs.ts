import { useEffect, useRef, useState, type RefObject } from 'react';
import { LoadError } from '#client/data/load.ts';
import { queryBrowser } from '#client/data/query-browser.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { ChosenRun_RunFragmentDoc, ProductRunsDocument } from '#client/generated/graphql.ts';
import { RUN_REFUSED, type ChosenRun } from '#client/product/run-state.ts';

/** The number of runs that the page lists, and that can be requested. */
export const LISTED_RUNS = 5;
const ALL = 30;

/**
 * The runs of the page, which may come from a cache. When a seat is rejected its run is marked as full at once, and the
 * others are loaded again.
 */
export function useRuns(known: readonly ChosenRun[], path: string, onLoaded?: (runs: readonly ChosenRun[]) => void) {
  const group: RefObject<HTMLFieldSetElement | null> = useRef(null);
  const [runs, setRuns] = useState(known);
  useEffect(() => {
    const form = group.current?.form;
    const refresh = () => {
      const refused = form && new FormData(form).get('event');
      const close = (run: ChosenRun) => (run.id === refused ? { ...run, slotsLeft: 0 } : run);
      setRuns((before) => before.map(close));
      void readRuns(path, LISTED_RUNS).then((fresh) => setRuns((before) => merge(before, fresh).map(close)));
    };
    form?.addEventListener(RUN_REFUSED, refresh);
    return () => form?.removeEventListener(RUN_REFUSED, refresh);
  }, [path]);
  const loadAll = async () => {
    const all = await readRuns(path, ALL);
    setRuns((before) => merge(before, all));
    onLoaded?.(all);
  };
  return { runs, group, loadAll };
}

/** Undefined while the shop does not respond: the known runs stay. */
async function readRuns(path: string, first: number): Promise<readonly ChosenRun[]> {
  try {
    const { product } = await queryBrowser(ProductRunsDocument, { path, first });
    return readFragment(ChosenRun_RunFragmentDoc, product?.runs) ?? [];
  } catch (error) {
    if (error instanceof LoadError) return [];
    throw error;
  }
}

/** A run in the address may be later than those that are listed. */
function merge(before: readonly ChosenRun[], fresh: readonly ChosenRun[]): ChosenRun[] {
  const kept = before.map((run) => fresh.find(({ id }) => id === run.id) ?? run);
  return [...kept, ...fresh.filter(({ id }) => !before.some((run) => run.id === id))];
}

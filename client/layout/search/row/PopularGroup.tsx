import { useEffect, useState } from 'react';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  FoundService_ProductFragmentDoc,
  type FoundService_ProductFragment,
  PopularService_PageFragmentDoc,
  SearchPopularDocument,
} from '#client/generated/graphql.ts';
import { ServiceGroup } from './ServiceGroup.tsx';

/** Popular services as rows of the list `id`. */
export function PopularGroup({ id }: { id: string }) {
  return <ServiceGroup id={id} name="popular" title="Popular" services={usePopular()} />;
}

/** One service of each of the most popular games; empty if they cannot be loaded. */
function usePopular(): FoundService_ProductFragment[] {
  const [popular, setPopular] = useState<FoundService_ProductFragment[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    void askPopular(leave.signal).then((found) => !leave.signal.aborted && setPopular(found));
    return () => leave.abort();
  }, []);
  return popular;
}

async function askPopular(signal: AbortSignal): Promise<FoundService_ProductFragment[]> {
  try {
    const pages = Object.values(await queryBrowser(SearchPopularDocument, {}, signal));
    return pages.flatMap((page) =>
      typeof page === 'string'
        ? []
        : readFragment(PopularService_PageFragmentDoc, page).items.map((item) =>
            readFragment(FoundService_ProductFragmentDoc, item),
          ),
    );
  } catch (error) {
    if (signal.aborted || error instanceof LoadError) return [];
    throw error;
  }
}

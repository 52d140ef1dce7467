import { useEffect, useState } from 'react';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { categoryPath, informationPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  FoundService_ProductFragmentDoc,
  type FoundService_ProductFragment,
  PopularService_PageFragmentDoc,
  SearchPopularDocument,
} from '#client/generated/graphql.ts';
import { searchTarget } from '#client/search/search-query.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { ServiceGroup } from './ServiceGroup.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import styles from './SearchPanel.module.css';

const GAMES_SHOWN = 10;

/** What helps before anything is typed. */
export function BeforeTyping({ id }: { id: string }) {
  const [recent, setRecent] = useState(recentSearches);
  const popular = usePopular();
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <>
      {recent.length > 0 && (
        <button type="button" className={styles.forget} onClick={forget} aria-label="Clear recent searches">
          Clear
        </button>
      )}
      <div id={id} role="listbox" aria-label="Suggestions" tabIndex={-1}>
        <Recent id={id} queries={recent} />
        <ServiceGroup id={id} name="popular" title="Popular" services={popular} from="from " />
        <Games id={id} />
      </div>
      <p className={styles.foot}>
        Not sure what you need?{' '}
        <a className="link" href={informationPath('hmb')}>
          Tell us the goal, we plan it
        </a>
      </p>
    </>
  );
}

function Recent({ id, queries }: { id: string; queries: readonly string[] }) {
  if (queries.length === 0) return null;
  return (
    <PanelGroup id={`${id}-recent`} title="Recent" className={styles.recent}>
      {queries.map((query, at) => (
        <a key={query} id={`${id}-r${at}`} role="option" aria-selected="false" tabIndex={-1} href={searchTarget(query)}>
          {query}
        </a>
      ))}
    </PanelGroup>
  );
}

function Games({ id }: { id: string }) {
  const { games } = useSite();
  return (
    <PanelGroup id={`${id}-games`} title="Games" className={styles.games}>
      {games.slice(0, GAMES_SHOWN).map(({ path, name, image }, at) => (
        <a key={path} id={`${id}-g${at}`} role="option" aria-selected="false" tabIndex={-1} href={categoryPath(path)}>
          <img src={image} width={32} height={32} alt="" />
          {name}
        </a>
      ))}
    </PanelGroup>
  );
}

/** One service of each of the games most people come for; without an answer there are none. */
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

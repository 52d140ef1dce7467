import { useState } from 'react';
import { readSeen } from '#client/product/seen/seen-products.ts';
import { categoryPath, informationPath, productPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { searchTarget } from '#client/search/search-query.ts';
import { PanelGroup } from './row/PanelGroup.tsx';
import { PopularGroup } from './row/PopularGroup.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import styles from './SearchPanel.module.css';

const GAMES_SHOWN = 10;
const SEEN_SHOWN = 4;

/** Suggestions before anything is typed. */
export function BeforeTyping({ id }: { id: string }) {
  const [recent, setRecent] = useState(recentSearches);
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
        <SeenGroup id={id} />
        <PopularGroup id={id} />
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

function SeenGroup({ id }: { id: string }) {
  const [seen] = useState(readSeen);
  if (seen.length === 0) return null;
  return (
    <PanelGroup id={`${id}-seen`} title="Seen lately" className={styles.recent}>
      {seen.slice(0, SEEN_SHOWN).map(({ path, name }, at) => (
        <a key={path} id={`${id}-s${at}`} role="option" aria-selected="false" tabIndex={-1} href={productPath(path)}>
          {name}
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

import { useLoaderData } from 'react-router-dom';
import { DeferredSections } from '#client/data/deferred/DeferredSections.tsx';
import { useSite } from '#client/site/site.ts';
import { Container } from '#client/ui/Container.tsx';
import { GameLinks } from './GameLinks.tsx';
import { Results } from './Results.tsx';
import { ResultsOutline } from './ResultsSkeleton.tsx';
import { SearchForm } from './SearchForm.tsx';
import type { SearchData, SearchFound } from './search-loader.ts';
import styles from './SearchPage.module.css';

export function SearchPage() {
  const loaded = useLoaderData<SearchData>();
  return <Container className={styles.page}>{loaded.found ? <Found {...loaded} /> : <WithoutWords />}</Container>;
}

function Found({ asked, services, categories, summary, popular, meaning }: SearchFound) {
  return (
    <>
      <h1 className="h1">Results for “{asked.query}”</h1>
      <DeferredSections of={{ services, categories, summary, popular, meaning }} fallback={<ResultsOutline />}>
        {(outcomes) => <Results asked={asked} {...outcomes} />}
      </DeferredSections>
    </>
  );
}

function WithoutWords() {
  return (
    <>
      <h1 className="h1">Search</h1>
      <SearchForm large label="Search words" className={styles.field} />
      <h2 className={`h4 quiet ${styles.title}`}>Or start with a game</h2>
      <GameLinks games={useSite().games} />
    </>
  );
}

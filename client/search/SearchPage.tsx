import { useLoaderData } from 'react-router-dom';
import { useSite } from '#client/site/site.ts';
import { isPriced } from '#client/product/list/price-range.ts';
import { Container } from '#client/ui/Container.tsx';
import { GameLinks } from './GameLinks.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import type { SearchData } from './search-loader.ts';
import styles from './SearchPage.module.css';

export function SearchPage() {
  const { asked, search, meaning } = useLoaderData<SearchData>();
  return (
    <Container className={styles.page}>
      {search === null ? (
        <WithoutWords />
      ) : search.total + search.categories.length > 0 || isPriced(asked.price) ? (
        <Results asked={asked} search={search} meaning={meaning} />
      ) : (
        <NothingFound query={asked.query} search={search} />
      )}
    </Container>
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

import { useSite } from '#client/app/site.ts';
import { useLoaderData } from 'react-router-dom';
import { CardGrid } from '#client/product/CardGrid.tsx';
import { ProductCard } from '#client/product/ProductCard.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { GameLinks } from './GameLinks.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchCategories } from './SearchCategories.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchPager } from './SearchPager.tsx';
import type { SearchData } from './search-loader.ts';
import styles from './SearchPage.module.css';

const RESULTS_PER_PAGE = 24;

export function SearchPage() {
  const { query, search } = useLoaderData<SearchData>();
  return (
    <Wrap className={styles.page}>
      {search === null ? (
        <WithoutWords />
      ) : search.total + search.categories.length > 0 ? (
        <Results />
      ) : (
        <NothingFound query={query} />
      )}
    </Wrap>
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

function Results() {
  const { query, page, search } = useLoaderData<SearchData>();
  if (search === null) return null;
  const count = search.total + search.categories.length;
  return (
    <>
      <h1 className="h1">
        {count} {count === 1 ? 'result' : 'results'} for “{query}”
      </h1>
      {search.categories.length > 0 && (
        <section>
          <h2 className={`h4 quiet ${styles.title}`}>Categories</h2>
          <SearchCategories categories={search.categories} />
        </section>
      )}
      {search.products.length > 0 && (
        <section>
          <h2 className={`h4 quiet ${styles.title}`}>Services</h2>
          <CardGrid>
            {search.products.map((product) => (
              <ProductCard key={product.id} product={product} showGame />
            ))}
          </CardGrid>
        </section>
      )}
      <SearchPager query={query} page={page} last={Math.ceil(search.total / RESULTS_PER_PAGE)} />
    </>
  );
}

import { categoryPath, informationPath, searchPath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  type FoundCategory_CategoryFragment,
  FoundCategory_CategoryFragmentDoc,
  FoundService_ProductFragmentDoc,
} from '#client/generated/graphql.ts';
import { readyLines } from '#client/search/ready/ready-line.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { FoundRow } from './row/FoundRow.tsx';
import { PanelGroup } from './row/PanelGroup.tsx';
import { PopularGroup } from './row/PopularGroup.tsx';
import { ReadyRow } from './row/ReadyRow.tsx';
import { ServiceGroup } from './row/ServiceGroup.tsx';
import { countOf } from './search-status.ts';
import type { Found } from './type-search.ts';
import type { SearchFound } from './use-search.ts';
import { goalPath } from '#client/search/search-query.ts';
import styles from './SearchPanel.module.css';

const CATEGORIES_SHOWN = 4;

/** Rows of a listbox that are links too: configured products, services, categories, and all results. */
export function SearchResults({ id, found: { query, result } }: { id: string; found: Found<SearchFound> }) {
  const { search, interpret } = result;
  const lines = readyLines(interpret);
  const products = search.products.map((masked) => readFragment(FoundService_ProductFragmentDoc, masked));
  const categories = search.categories
    .slice(0, CATEGORIES_SHOWN)
    .map((masked) => readFragment(FoundCategory_CategoryFragmentDoc, masked));
  const count = countOf(result);
  const isNearest = search.instead !== null || count === 0;
  return (
    <>
      <ResultMessage query={query} search={search} count={count} />
      <div id={id} role="listbox" aria-label={count > 0 ? 'Found' : 'Suggestions'} tabIndex={-1}>
        {lines.length > 0 && (
          <PanelGroup id={`${id}-ready`} title="Filled in for you">
            {lines.map((line) => (
              <ReadyRow key={line.product.id} id={`${id}-f${line.product.id}`} line={line} />
            ))}
          </PanelGroup>
        )}
        <ServiceGroup
          id={id}
          name="services"
          title={isNearest ? 'Closest services' : 'Services'}
          services={products}
          query={query}
        />
        <CategoryGroup id={id} query={query} categories={categories} />
        {count === 0 && <PopularGroup id={id} />}
        {isNearest && !search.notSold && (
          <Last id={`${id}-build`} href={goalPath(query)} text="Tell us the goal, we plan it" />
        )}
        {search.notSold && <Last id={`${id}-faq`} href={informationPath('faq')} text="Questions and answers" />}
        {count > 0 && <Last id={`${id}-all`} href={searchPath(query)} text={`${resultsWords(count)} for “${query}”`} />}
      </div>
    </>
  );
}

function resultsWords(count: number): string {
  return count === 1 ? '1 result' : `All ${count} results`;
}

type Category = FoundCategory_CategoryFragment;

function CategoryGroup({ id, query, categories }: { id: string; query: string; categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <PanelGroup id={`${id}-categories`} title="Categories">
      {categories.map(({ id: category, name, path, productCount, priceFrom, game }) => (
        <FoundRow
          key={category}
          id={`${id}-c${category}`}
          href={categoryPath(path)}
          name={name}
          query={query}
          hint={`${game.name === name ? '' : `${game.name}, `}${productCount} ${productCount === 1 ? 'service' : 'services'}`}
          emblem={game.image}
          price={priceFrom ? `from ${priceFrom.formatted}` : undefined}
        />
      ))}
    </PanelGroup>
  );
}

/** Words that are not sold, were not found, were left out, or were read as others. */
function ResultMessage({ query, search, count }: { query: string; search: SearchFound['search']; count: number }) {
  const { notSold, instead, leftOut } = search;
  if (notSold) return <p className={styles.message}>{notSold}.</p>;
  if (count === 0) return <p className={styles.message}>Nothing found for “{query}”. Others come for these:</p>;
  if (!instead) return null;
  const told =
    leftOut.length > 0
      ? `Nothing has all of “${query}”. Closest without ${leftOut.map((word) => `“${word}”`).join(' and ')}:`
      : `Showing results for “${instead}”:`;
  return <p className={styles.message}>{told}</p>;
}

function Last({ id, href, text }: { id: string; href: string; text: string }) {
  return (
    <a id={id} role="option" aria-selected="false" tabIndex={-1} href={href} className={styles.all}>
      {text}
      <Icon name="right" size="s" />
    </a>
  );
}

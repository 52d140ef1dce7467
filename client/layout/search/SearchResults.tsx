import { categoryPath, productPath, searchPath } from '#client/app/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { FoundCategory_CategoryFragmentDoc, FoundService_ProductFragmentDoc } from '#client/generated/graphql.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { FoundRow } from './FoundRow.tsx';
import { countOf } from './search-status.ts';
import type { Found } from './type-search.ts';
import type { SearchFound } from './use-search.ts';
import styles from './SearchPanel.module.css';

const CATEGORIES_SHOWN = 4;

type Props = { id: string; found: Found<SearchFound>; floats: boolean };

/** Rows of a listbox that are links too. The focus stays in the field, also when one is pressed. */
export function SearchResults({ id, found: { query, result }, floats }: Props) {
  const products = result.products.map((masked) => readFragment(FoundService_ProductFragmentDoc, masked));
  const categories = result.categories
    .slice(0, CATEGORIES_SHOWN)
    .map((masked) => readFragment(FoundCategory_CategoryFragmentDoc, masked));
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Found"
      tabIndex={-1}
      className={floats ? styles.panel : styles.inPlace}
      onMouseDown={(event) => event.preventDefault()}
    >
      {products.length > 0 && (
        <div role="group" aria-labelledby={`${id}-services`}>
          <h2 id={`${id}-services`} role="presentation" className={styles.title}>
            Services
          </h2>
          {products.map(({ id: product, name, path, image, price, game }) => (
            <FoundRow
              key={product}
              id={`${id}-p${product}`}
              href={productPath(path)}
              name={name}
              query={query}
              hint={game.name}
              picture={image}
              price={Number(price.amount) > 0 ? price.formatted : undefined}
            />
          ))}
        </div>
      )}
      {categories.length > 0 && (
        <div role="group" aria-labelledby={`${id}-categories`}>
          <h2 id={`${id}-categories`} role="presentation" className={styles.title}>
            Categories
          </h2>
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
        </div>
      )}
      <a
        id={`${id}-all`}
        role="option"
        aria-selected="false"
        tabIndex={-1}
        href={searchPath(query)}
        className={styles.all}
      >
        All {countOf(result)} results for “{query}”
        <Icon name="right" size="s" />
      </a>
    </div>
  );
}

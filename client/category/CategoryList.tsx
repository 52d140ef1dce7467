import { categoryPath } from '#client/site/paths.ts';
import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { Pager } from '#client/product/list/Pager.tsx';
import { SortForm } from '#client/product/list/SortForm.tsx';
import { ProductCard } from '#client/product/card/ProductCard.tsx';
import { NoData } from '#client/data/NoData.tsx';
import type { CategoryData, CategoryProducts } from './category-loader.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { FilterChips } from './filter/FilterChips.tsx';
import { isNarrowed, listPath, narrowedByNothing } from './filter/list-query.ts';
import { EmptyResults } from './EmptyResults.tsx';
import { ResultCount, RESULTS_ID } from './ResultCount.tsx';
import { useListChoice } from './filter/use-list-choice.ts';
import styles from './CategoryPage.module.css';

type Props = Pick<CategoryData, 'category' | 'query'> & { products: CategoryProducts };

/** As many as a small screen shows at once. */
const EAGER_CARDS = 4;

/** The products of a category, with filters and sort order. */
export function CategoryList({ category, products, query }: Props) {
  const path = categoryPath(category.path);
  const choice = useListChoice(path, query);
  const { filters: groups, total, items } = products;
  // A single service needs no filters, but an active filter can always be removed.
  const canNarrow = total > 1 || isNarrowed(query);
  const { filters, price } = query;
  const keep = { f: filters.join(','), ...price };
  const isGame = category.path === category.game.path;
  return (
    <section className={styles.goods} aria-labelledby={RESULTS_ID}>
      <div className={styles.tools}>
        <ResultCount total={total} query={query} />
        {total > 1 && <SortForm path={path} sort={query.sort} keep={keep} onSort={(sort) => choice.choose({ sort })} />}
        {canNarrow && <FilterBar path={path} groups={groups} total={total} choice={choice} />}
      </div>
      <FilterChips path={path} groups={groups} choice={choice} />
      <div className={styles.list} aria-busy={choice.isBusy}>
        {items.length > 0 ? (
          <CardGrid columns={isGame ? 4 : 3}>
            {items.map((product, i) => (
              <ProductCard key={i} product={product} priority={i < EAGER_CARDS} />
            ))}
          </CardGrid>
        ) : isNarrowed(query) ? (
          <EmptyResults all={listPath(path, narrowedByNothing(query))} />
        ) : (
          <NoData path={path} />
        )}
      </div>
      <Pager
        page={query.page}
        last={Math.ceil(total / products.limit)}
        to={(page) => listPath(path, { ...query, page })}
      />
    </section>
  );
}

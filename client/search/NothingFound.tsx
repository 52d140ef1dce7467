import { informationPath } from '#client/site/paths.ts';
import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { ProductCard } from '#client/product/card/ProductCard.tsx';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { PopularCard_PageFragmentDoc } from '#client/generated/graphql.ts';
import { useSite } from '#client/site/site.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { GameLinks } from './GameLinks.tsx';
import { SearchForm } from './SearchForm.tsx';
import type { SearchSections, ValueOf } from './search-loader.ts';
import { goalPath } from './search-query.ts';
import page from './SearchPage.module.css';
import styles from './NothingFound.module.css';

type Props = {
  query: string;
  /** Why such a thing is not sold, as a sentence. */
  notSold: string | null | undefined;
  popular: NonNullable<ValueOf<SearchSections['popular']>>;
};

export function NothingFound({ query, notSold, popular }: Props) {
  return (
    <>
      <p className={page.count}>{notSold ?? 'No match'}</p>
      <div className={styles.empty}>
        <EmptyState
          title={notSold ? 'Look for a service instead' : 'Not listed does not mean not possible'}
          text={
            notSold
              ? 'Start with a game below, or search for a raid, a rank or an item.'
              : 'Try a game, a raid or an item by its name, or tell us the goal: our players plan it and send you a price.'
          }
        >
          <SearchForm large label="Other words" className={styles.field} />
          {notSold ? (
            <Button variant="line" size="lg" href={informationPath('faq')}>
              Questions and answers
            </Button>
          ) : (
            <Button variant="line" size="lg" href={goalPath(query)}>
              Help me build
            </Button>
          )}
        </EmptyState>
      </div>
      <PopularServices popular={popular} />
      <h2 className={`h3 ${styles.title}`}>Games</h2>
      <GameLinks games={useSite().games} />
    </>
  );
}

function PopularServices({ popular }: Pick<Props, 'popular'>) {
  const services = popular.flatMap((page) =>
    typeof page === 'string' ? [] : readFragment(PopularCard_PageFragmentDoc, page).items,
  );
  if (services.length === 0) return null;
  return (
    <>
      <h2 className={`h3 ${styles.title}`}>Popular services</h2>
      <CardGrid>
        {services.map((product) => (
          <ProductCard key={product.id} product={product} showGame />
        ))}
      </CardGrid>
    </>
  );
}

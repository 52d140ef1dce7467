import { CardGrid } from '#client/product/CardGrid.tsx';
import { CategoryTile, CategoryTiles } from '#client/product/list/CategoryTiles.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { Pager } from '#client/product/list/Pager.tsx';
import { ANY_PRICE, isPriced } from '#client/product/list/price-range.ts';
import { ProductCard } from '#client/product/ProductCard.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { AskForIt } from './AskForIt.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import type { SearchData } from './search-loader.ts';
import { ReadyLines } from './ready/ReadyLines.tsx';
import { readyLines } from './ready/ready-line.ts';
import { ResultTools } from './ResultTools.tsx';
import { resultsPath, type ResultsQuery } from './search-query.ts';
import styles from './SearchPage.module.css';

const RESULTS_PER_PAGE = 24;
const CATEGORIES_SHOWN = 6;

type Search = NonNullable<SearchData['search']>;
type Props = { asked: ResultsQuery; search: Search; meaning: SearchData['meaning'] };

export function Results({ asked, search, meaning }: Props) {
  const { query, page, price } = asked;
  const inAllGames = search.games.reduce((sum, { count }) => sum + count, 0);
  const lines = readyLines(meaning);
  const count = inAllGames || (isPriced(price) ? 0 : search.categories.length);
  return (
    <>
      <h1 className="h1">
        {count} {count === 1 ? 'result' : 'results'} for “{query}”
      </h1>
      {!(lines.length > 0 && meaning?.leftOut.length === 0) && <DidYouMean query={query} search={search} />}
      {meaning && <ReadyLines text={query} meaning={meaning} lines={lines} />}
      <div className={styles.tools}>
        <Games asked={asked} games={search.games} inAllGames={inAllGames} />
        <ResultTools asked={asked} total={search.total} />
      </div>
      {search.categories.length > 0 && page === 1 && (
        <section>
          <h2 className={`h4 quiet ${styles.title}`}>Categories</h2>
          <Categories categories={search.categories.slice(0, CATEGORIES_SHOWN)} />
          {search.categories.length > CATEGORIES_SHOWN && (
            <details className={styles.more}>
              <summary>
                {search.categories.length - CATEGORIES_SHOWN} more
                <Icon name="down" size="s" />
              </summary>
              <Categories categories={search.categories.slice(CATEGORIES_SHOWN)} />
            </details>
          )}
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
      {search.products.length === 0 && isPriced(price) && (
        <EmptyState title="No service at this price" text="Take another price, or see what is found at any.">
          <Button variant="primary" size="lg" href={resultsPath({ ...asked, page: 1, price: ANY_PRICE })}>
            Any price
          </Button>
        </EmptyState>
      )}
      {search.instead && <AskForIt query={query} />}
      <div className={styles.pager}>
        <Pager
          page={page}
          last={Math.ceil(search.total / RESULTS_PER_PAGE)}
          to={(wanted) => resultsPath({ ...asked, page: wanted })}
        />
      </div>
    </>
  );
}

function Categories({ categories }: { categories: Search['categories'] }) {
  return (
    <CategoryTiles>
      {categories.map((category) => (
        <CategoryTile
          key={category.id}
          category={category}
          within={category.game.name}
          art={<img src={category.game.image} width={28} height={28} alt="" />}
        />
      ))}
    </CategoryTiles>
  );
}

/** The games as a filter. */
function Games({ asked, games, inAllGames }: { asked: ResultsQuery; games: Search['games']; inAllGames: number }) {
  if (games.length === 0) return null;
  const to = (game: string) => resultsPath({ ...asked, game, page: 1 });
  const all = { href: to(''), name: 'All', count: inAllGames, current: asked.game === '' };
  const each = games.map(({ game, count }) => ({
    href: to(game.path),
    name: game.name,
    image: game.image,
    count,
    current: asked.game === game.path,
  }));
  return <Tabs label="Games" tabs={[all, ...each]} />;
}

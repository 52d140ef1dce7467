import type { Outcome } from '#client/data/deferred/deferred.ts';
import type { SearchServicesQuery, SearchSummaryQuery } from '#client/generated/graphql.ts';
import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { Pager } from '#client/product/list/Pager.tsx';
import { ANY_PRICE, isPriced } from '#client/product/list/price-range.ts';
import { ProductCard } from '#client/product/card/ProductCard.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { NoData, NoDataLine } from '#client/data/NoData.tsx';
import { AskForIt } from './AskForIt.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import { FoundCategories } from './FoundCategories.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { SearchSections, ValueOf } from './search-loader.ts';
import { ReadyLines } from './ready/ReadyLines.tsx';
import { readyLines } from './ready/ready-line.ts';
import { ResultTools } from './ResultTools.tsx';
import { resultsPath, type ResultsQuery } from './search-query.ts';
import styles from './SearchPage.module.css';

const RESULTS_PER_PAGE = 24;

type Services = SearchServicesQuery['search'];
type Summary = SearchSummaryQuery['search'];

type Outcomes = { [Name in keyof SearchSections]: Outcome<ValueOf<SearchSections[Name]>> };

/** The results by section: one that could not be loaded does not hide the others. */
export function Results({
  asked,
  services,
  categories,
  summary,
  popular,
  meaning,
}: Outcomes & { asked: ResultsQuery }) {
  const { query, page, price } = asked;
  const totals = valueOf(summary);
  const found = valueOf(services);
  const foundCategories = valueOf(categories)?.categories;
  if (found?.total === 0 && foundCategories?.length === 0 && !isPriced(price)) {
    return <NothingFound query={query} notSold={totals?.notSold} popular={valueOf(popular) ?? []} />;
  }
  const path = resultsPath(asked);
  const meant = valueOf(meaning);
  const lines = readyLines(meant ?? null);
  const inAllGames = totals?.games.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <Count count={inAllGames || found?.total || (isPriced(price) ? 0 : foundCategories?.length)} />
      {totals && !(lines.length > 0 && meant?.leftOut.length === 0) && <DidYouMean query={query} search={totals} />}
      {meant && <ReadyLines text={query} meaning={meant} lines={lines} />}
      {!meaning.ok && totals && <NoDataLine path={path} />}
      <div className={styles.tools}>
        {totals ? <Games asked={asked} games={totals.games} inAllGames={inAllGames} /> : <NoDataLine path={path} />}
        <ResultTools asked={asked} total={found?.total ?? 0} />
      </div>
      {page === 1 && <FoundCategories categories={foundCategories} path={path} />}
      <Services asked={asked} found={found} />
      {totals?.instead && <AskForIt query={query} />}
    </>
  );
}

function valueOf<Value>(outcome: Outcome<Value>): Value | undefined {
  return outcome.ok ? outcome.value : undefined;
}

/** Undefined if it is unknown. */
function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <p className={styles.count}>
      {count} {count === 1 ? 'result' : 'results'}
    </p>
  );
}

/** `found` is undefined if it could not be loaded. */
function Services({ asked, found }: { asked: ResultsQuery; found: Services | undefined }) {
  const title = <h2 className={`h4 quiet ${styles.title}`}>Services</h2>;
  if (!found) {
    return (
      <section>
        {title}
        <NoData path={resultsPath(asked)} />
      </section>
    );
  }
  return (
    <>
      {found.products.length > 0 && (
        <section>
          {title}
          <CardGrid>
            {found.products.map((product) => (
              <ProductCard key={product.id} product={product} showGame />
            ))}
          </CardGrid>
        </section>
      )}
      {found.products.length === 0 && isPriced(asked.price) && (
        <EmptyState title="No service at this price" text="Change the price, or see all results.">
          <Button variant="primary" size="lg" href={resultsPath({ ...asked, page: 1, price: ANY_PRICE })}>
            Any price
          </Button>
        </EmptyState>
      )}
      <div className={styles.pager}>
        <Pager
          page={asked.page}
          last={Math.ceil(found.total / RESULTS_PER_PAGE)}
          to={(wanted) => resultsPath({ ...asked, page: wanted })}
        />
      </div>
    </>
  );
}

/** The games as a filter. */
function Games({ asked, games, inAllGames }: { asked: ResultsQuery; games: Summary['games']; inAllGames: number }) {
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

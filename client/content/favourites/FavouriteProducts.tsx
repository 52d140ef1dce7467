import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { homePath, searchPath } from '#client/site/paths.ts';
import { useStoredList } from '#client/session/stored-list.ts';
import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { ProductCard } from '#client/product/card/ProductCard.tsx';
import { builds } from '#client/product/saved/builds.ts';
import { favourites, toggleFavourite } from '#client/product/saved/favourites.ts';
import { useFavouriteProducts, type Shown } from './use-favourite-products.ts';
import kept from '#client/content/KeptHere.module.css';
import styles from './FavouritesPage.module.css';

const CARDS_WAITED_FOR = 4;

/** The favorite products. One that is removed here stays until the page is left, so that it can be added again. */
export function FavouriteProducts() {
  const { shown, tryAgain } = useFavouriteProducts();
  const kept = useStoredList(favourites);
  const saved = useStoredList(builds);
  if (shown === undefined || kept === undefined) return <Waiting />;
  if (shown === 'failed') return <NoAnswer onRetry={tryAgain} />;
  const isGone = ({ product, favourite }: Shown) => !product && kept.some(({ id }) => id === favourite.id);
  const gone = shown.filter(isGone);
  const sold = shown.flatMap(({ product, favourite }) => (product ? [{ product, id: favourite.id }] : []));
  if (sold.length + gone.length === 0) return saved?.length ? null : <Nothing />;
  return (
    <>
      <h2 className="sr">Services</h2>
      <CardGrid>
        {sold.map(({ product, id }) => (
          <ProductCard key={id} product={product} showGame />
        ))}
      </CardGrid>
      {gone.length > 0 && <NotSold gone={gone} />}
    </>
  );
}

function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger" role="alert" title="The shop did not answer">
      <p>Your favorites are still here.</p>
      <Button variant="line" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

function NotSold({ gone }: { gone: readonly Shown[] }) {
  return (
    <ul className={styles.gone} aria-label="No longer sold">
      {gone.map(({ favourite }) => (
        <li key={favourite.id} className={`panel ${kept.entry} ${styles.entry}`}>
          <span>
            {favourite.name} <span className="quiet">is no longer sold</span>
          </span>
          <Button size="sm" href={searchPath(favourite.name)} aria-label={`Find something like ${favourite.name}`}>
            Find something like it
          </Button>
          <Button
            size="sm"
            variant="line"
            aria-label={`Remove: ${favourite.name}`}
            onClick={() => toggleFavourite(favourite)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <CardGrid>
        {Array.from({ length: CARDS_WAITED_FOR }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </CardGrid>
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="No favorites yet"
      text="Press the heart of a service, or save a build on its page, to find it again here."
    >
      <Button variant="primary" href={homePath()}>
        Pick a game
      </Button>
    </EmptyState>
  );
}

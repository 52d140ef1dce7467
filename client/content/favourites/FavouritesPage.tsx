import { informationPath } from '#client/site/paths.ts';
import { Container } from '#client/ui/Container.tsx';
import { usePreservedFocus } from '#client/ui/use-preserved-focus.ts';
import { builds } from '#client/product/saved/builds.ts';
import { favourites } from '#client/product/saved/favourites.ts';
import { useStoredList } from '#client/session/stored-list.ts';
import { StorageRefused } from '#client/content/StorageRefused.tsx';
import { FavouriteProducts } from './FavouriteProducts.tsx';
import { SavedBuilds } from './SavedBuilds.tsx';
import kept from '#client/content/KeptHere.module.css';

/**
 * The favorites and builds stored in this browser. The server renders the same page for everybody, and the browser
 * fills it.
 */
export function FavouritesPage() {
  usePreservedFocus(useStoredList(favourites));
  usePreservedFocus(useStoredList(builds));
  return (
    <Container className={kept.page}>
      <h1 className="h1">Favorites</h1>
      <p className="muted">
        No account needed: they are kept in this browser, and only here. Delete them whenever you like under{' '}
        <a className="link" href={informationPath('device')}>
          What this browser knows
        </a>
        .
      </p>
      <noscript>
        <p className="muted">This page needs JavaScript: only your browser knows what you have kept.</p>
      </noscript>
      <StorageRefused />
      <FavouriteProducts />
      <SavedBuilds />
    </Container>
  );
}

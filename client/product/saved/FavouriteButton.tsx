import { useStoredList } from '#client/session/stored-list.ts';
import { useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { favourites, NOT_KEPT, toggleFavourite, type Favourite } from './favourites.ts';
import styles from './FavouriteButton.module.css';

/**
 * The heart button of a product. Not rendered before hydration: only this browser knows whether it is pressed, and the
 * lists that contain it are the same for everybody.
 *
 * @param className positions it where it takes no space, so that nothing moves when it appears.
 */
export function FavouriteButton({ product, className }: { product: Favourite; className: string | undefined }) {
  const kept = useStoredList(favourites);
  const [isRefused, setRefused] = useState(false);
  if (!kept) return null;
  const isKept = kept.some(({ id }) => id === product.id);
  return (
    <>
      <button
        type="button"
        className={classes(styles.heart, className)}
        aria-pressed={isKept}
        aria-label={`Favorite: ${product.name}`}
        title={isKept ? 'Remove from favorites' : 'Add to favorites'}
        onClick={() => setRefused(!toggleFavourite(product))}
      >
        <Icon name="heart" size="s" />
      </button>
      {isRefused && isKept && (
        <p popover="auto" role="status" className={styles.refused} ref={showPopover}>
          {NOT_KEPT}
        </p>
      )}
    </>
  );
}

/** On top of everything, until something else is pressed. Browsers without popovers show it as well. */
function showPopover(element: HTMLElement | null): void {
  if (element && 'showPopover' in element) element.showPopover();
}

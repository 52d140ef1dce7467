import { Assurances } from '#client/cart/total/Assurances.tsx';
import type { Configurator_ProductFragment } from '#client/generated/graphql.ts';
import { useStoredList } from '#client/session/stored-list.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { favourites, toggleFavourite } from './favourites.ts';
import styles from './PanelEnd.module.css';

type Props = { product: Configurator_ProductFragment; isNew: boolean };

/** Below the price and its buttons: what can be kept for later, and what a buyer may rely on. */
export function PanelEnd({ product, isNew }: Props) {
  return (
    <>
      {isNew && (
        <div className={styles.keep}>
          <Favourite product={product} />
        </div>
      )}
      <hr />
      <Assurances />
    </>
  );
}

/** Cannot be pressed before the browser has told whether it is pressed already. */
function Favourite({ product }: Pick<Props, 'product'>) {
  const kept = useStoredList(favourites);
  const isKept = kept?.some(({ id }) => id === product.id);
  return (
    <Button
      size="sm"
      variant="line"
      className={isKept ? styles.kept : undefined}
      selected={isKept}
      disabled={kept === undefined}
      aria-label={`Favorite: ${product.name}`}
      onClick={() => toggleFavourite(product)}
    >
      <Icon name="heart" size="s" />
      Favorite
    </Button>
  );
}

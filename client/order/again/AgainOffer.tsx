import { orFree } from '#client/cart/price-words.ts';
import { ActForm } from '#client/order/act/ActForm.tsx';
import { productPath } from '#client/site/paths.ts';
import type { PriceToday } from './price-today.ts';
import styles from './AgainOffer.module.css';

type Props = {
  line: { id: string; name: string; path: string | null };
  /** Undefined until it is known. */
  price: PriceToday | undefined;
};

/** Orders a line again, at the price shown; a configuration that is no longer sold is chosen on its page. */
export function AgainOffer({ line: { id, name, path }, price }: Props) {
  if (!path) return <span className="muted sm">No longer sold</span>;
  return (
    <span className={styles.offer}>
      {price && <Today {...price} />}
      {price?.state === 'as-bought' ? (
        <ActForm intent="again" line={id} button="Order again" about={name} />
      ) : (
        <a className="link sm" href={productPath(path)}>
          {price?.state === 'dated' ? 'Choose a date' : 'See what is sold today'}
          <span className="sr">: {name}</span>
        </a>
      )}
    </span>
  );
}

function Today({ total, gone, state }: PriceToday) {
  if (total) {
    return (
      <span className="sm">
        Today <b className="num">{orFree(total)}</b>
      </span>
    );
  }
  if (state !== 'changed') return null;
  const what = gone.length > 0 ? `No longer sold: ${gone.join(', ')}` : 'Not sold like this today';
  return <span className="muted sm">{what}</span>;
}

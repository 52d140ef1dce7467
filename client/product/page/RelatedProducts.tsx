import { useLocation } from 'react-router-dom';
import { NoData } from '#client/data/NoData.tsx';
import { Rail } from '#client/ui/Rail.tsx';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { ProductCard, type MaskedProduct } from '#client/product/card/ProductCard.tsx';
import styles from './RelatedProducts.module.css';

const TITLE = 'Goes well with this';
const CARDS_WAITED_FOR = 4;

type Props = {
  title?: string;
  /** Null if they could not be loaded. */
  products: readonly MaskedProduct[] | null;
};

export function RelatedProducts({ title = TITLE, products }: Props) {
  const { pathname, search } = useLocation();
  if (!products || products.length === 0) {
    return (
      <section className={`stack ${styles.section}`}>
        <h2 className="h2">{title}</h2>
        <NoData path={pathname + search} />
      </section>
    );
  }
  return (
    <section className={styles.section}>
      <Rail title={title}>
        {products.map((product, i) => (
          <ProductCard key={i} product={product} />
        ))}
      </Rail>
    </section>
  );
}

export function RelatedSkeleton({ title = TITLE }: Pick<Props, 'title'>) {
  return (
    <section className={styles.section} aria-busy="true">
      <Rail title={title}>
        {Array.from({ length: CARDS_WAITED_FOR }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </Rail>
    </section>
  );
}

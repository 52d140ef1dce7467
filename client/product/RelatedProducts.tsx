import { Rail } from '#client/ui/Rail.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ProductCard, type MaskedProduct } from './ProductCard.tsx';
import styles from './RelatedProducts.module.css';

const TITLE = 'Goes well with this';
const CARDS_WAITED_FOR = 4;

export function RelatedProducts({ products }: { products: readonly MaskedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.section}>
      <Rail title={TITLE}>
        {products.map((product, i) => (
          <ProductCard key={i} product={product} />
        ))}
      </Rail>
    </section>
  );
}

export function RelatedSkeleton() {
  return (
    <section className={styles.section} aria-busy="true">
      <Rail title={TITLE}>
        {Array.from({ length: CARDS_WAITED_FOR }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </Rail>
    </section>
  );
}

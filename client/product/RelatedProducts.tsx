import { CardGrid } from './CardGrid.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ProductCard, type MaskedProduct } from './ProductCard.tsx';
import styles from './RelatedProducts.module.css';

const CARDS_SHOWN = 4;

export function RelatedProducts({ products }: { products: readonly MaskedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="h2">Goes well with this</h2>
      <CardGrid rail>
        {products.slice(0, CARDS_SHOWN).map((product, i) => (
          <ProductCard key={i} product={product} />
        ))}
      </CardGrid>
    </section>
  );
}

export function RelatedSkeleton() {
  return (
    <section className={styles.section} aria-busy="true">
      <h2 className="h2">Goes well with this</h2>
      <CardGrid rail>
        {Array.from({ length: CARDS_SHOWN }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </CardGrid>
    </section>
  );
}

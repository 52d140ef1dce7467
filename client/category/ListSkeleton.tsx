import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { serviceCount } from '#client/product/list/sorts.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { CategoryData } from './category-loader.ts';
import count from './ResultCount.module.css';
import skeleton from './CategorySkeleton.module.css';
import styles from './CategoryPage.module.css';

const PAGE_SIZE = 24;

/** As large as the list will be: the number of products in the category is known before the products. */
export function ListSkeleton({ category, page }: { category: CategoryData['category']; page: number }) {
  const cards = Math.max(0, Math.min(PAGE_SIZE, category.productCount - (page - 1) * PAGE_SIZE));
  return (
    <section className={styles.goods} aria-busy="true">
      <div className={styles.tools}>
        <h2 className={count.count}>{serviceCount(category.productCount)}</h2>
        {category.productCount > 1 && <Skeleton className={skeleton.tab} />}
      </div>
      <CardGrid columns={category.path === category.game.path ? 4 : 3}>
        {Array.from({ length: cards }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </CardGrid>
    </section>
  );
}

import { CategorySkeleton } from '#client/category/CategorySkeleton.tsx';
import { HomeSkeleton } from '#client/home/HomeSkeleton.tsx';
import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { ProductSkeleton } from '#client/product/page/ProductSkeleton.tsx';
import { ResultsSkeleton } from '#client/search/ResultsSkeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import styles from './SkeletonStates.module.css';

const PAGES = [
  { name: 'The outline of a list', Outline: CategorySkeleton },
  { name: 'The outline of results', Outline: ResultsSkeleton },
  { name: 'The outline of a product', Outline: ProductSkeleton },
  { name: 'The outline of the home page', Outline: HomeSkeleton },
];

/** Skeletons of pages, at their real width. */
export function SkeletonStates() {
  return (
    <section aria-labelledby="skeletons" className={styles.skeletons}>
      <Container>
        <h2 className="h3" id="skeletons">
          Skeletons
        </h2>
      </Container>
      <Container>
        <CardGrid>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </CardGrid>
      </Container>
      {PAGES.map(({ name, Outline }) => (
        <div key={name} role="group" aria-label={name}>
          <Outline />
        </div>
      ))}
    </section>
  );
}

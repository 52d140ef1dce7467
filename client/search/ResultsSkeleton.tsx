import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import styles from './ResultsSkeleton.module.css';

/** More than fit on a high screen: what is below must not be seen moving. */
const CARDS_SHOWN = 16;
const TABS_SHOWN = 3;

/** The skeleton of a paged list that belongs to no category. */
export function ResultsSkeleton() {
  return (
    <Container>
      <div className={styles.page}>
        <Skeleton className={styles.title} />
        <ResultsOutline />
      </div>
    </Container>
  );
}

/** The skeleton below the page's title. */
export function ResultsOutline() {
  return (
    <div aria-busy="true" className={styles.list}>
      <Skeleton className={styles.count} />
      <div className="row">
        {Array.from({ length: TABS_SHOWN }, (_, i) => (
          <Skeleton key={i} className={styles.tab} />
        ))}
      </div>
      <CardGrid>
        {Array.from({ length: CARDS_SHOWN }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </CardGrid>
    </div>
  );
}

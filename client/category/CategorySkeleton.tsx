import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { MenuSkeleton } from '#client/product/menu/MenuSkeleton.tsx';
import menu from '#client/product/menu/MenuLayout.module.css';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import styles from './CategorySkeleton.module.css';

const CARDS_SHOWN = 6;
const TABS_SHOWN = 4;

export function CategorySkeleton() {
  return (
    <Container>
      <div aria-busy="true">
        <Skeleton className={styles.crumbs} />
        <div className={menu.withMenu}>
          <MenuSkeleton />
          <div className={styles.page}>
            <Skeleton className={styles.banner} />
            <div className="row">
              {Array.from({ length: TABS_SHOWN }, (_, i) => (
                <Skeleton key={i} className={styles.tab} />
              ))}
            </div>
            <CardGrid columns={3}>
              {Array.from({ length: CARDS_SHOWN }, (_, i) => (
                <CardSkeleton key={i} />
              ))}
            </CardGrid>
          </div>
        </div>
      </div>
    </Container>
  );
}

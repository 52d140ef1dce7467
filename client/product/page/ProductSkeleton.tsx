import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import configurator from '#client/product/configurator/Configurator.module.css';
import price from '#client/product/configurator/price/PricePanel.module.css';
import { MenuSkeleton } from '#client/product/menu/MenuSkeleton.tsx';
import styles from './ProductSkeleton.module.css';
import menu from '#client/product/menu/MenuLayout.module.css';

const OPTIONS_SHOWN = 2;
const PRICE_LINES = 3;

export function ProductSkeleton() {
  return (
    <Container>
      <div aria-busy="true">
        <Skeleton className={styles.crumbs} />
        <div className={menu.withMenu}>
          <MenuSkeleton />
          <div className={configurator.form}>
            <div className={styles.main}>
              <Skeleton className={styles.art} />
              <Skeleton className={styles.title} />
              <Skeleton className={styles.line} />
              <Skeleton className={styles.line} />
              {Array.from({ length: OPTIONS_SHOWN }, (_, i) => (
                <div key={i} className={styles.group}>
                  <Skeleton className={styles.name} />
                  <div className={styles.rows}>
                    <Skeleton className={styles.row} />
                    <Skeleton className={styles.row} />
                  </div>
                </div>
              ))}
            </div>
            <div className={price.panel}>
              <Skeleton className={styles.total} />
              {Array.from({ length: PRICE_LINES }, (_, i) => (
                <Skeleton key={i} className={styles.line} />
              ))}
              <Skeleton className={styles.times} />
              <Skeleton className={styles.buy} />
            </div>
          </div>
        </div>
      </div>
    </Container>
  );
}

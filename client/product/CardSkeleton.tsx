import { Skeleton } from '#client/ui/Skeleton.tsx';
import card from './ProductCard.module.css';
import styles from './CardSkeleton.module.css';

export function CardSkeleton() {
  return (
    <div className={card.card}>
      <Skeleton className={styles.art} />
      <div className={card.body}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.shortLine} />
        <div className={card.foot}>
          <Skeleton className={styles.price} />
          <Skeleton className={styles.action} />
        </div>
      </div>
    </div>
  );
}

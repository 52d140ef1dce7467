import { Skeleton } from '#client/ui/Skeleton.tsx';
import card from './ProductCard.module.css';
import styles from './CardSkeleton.module.css';

/** The skeleton of a card, each box as large as its content will be. */
export function CardSkeleton() {
  return (
    <div className={card.card}>
      <Skeleton className={card.picture} />
      <div className={card.words}>
        <Skeleton className={styles.name} />
        <Skeleton className={`${card.sub} ${styles.sub}`} />
      </div>
      <div className={card.facts}>
        <Skeleton className={styles.fact} />
      </div>
      <div className={card.foot}>
        <Skeleton className={styles.price} />
        <Skeleton className={`${card.action} ${styles.action}`} />
      </div>
    </div>
  );
}

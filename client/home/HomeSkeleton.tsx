import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { classes } from '#client/ui/classes.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import games from './GameGrid.module.css';
import styles from './HomeSkeleton.module.css';

const GAMES = 15;
const CARDS = 4;

export function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={styles.hero} />
      <Container>
        <Skeleton className={styles.title} />
        <div className={games.games}>
          {Array.from({ length: GAMES }, (_, at) => (
            <Skeleton key={at} className={classes(games.game, at === 0 && games.big, styles.game)} />
          ))}
        </div>
        <Skeleton className={styles.title} />
        <CardGrid>
          {Array.from({ length: CARDS }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </CardGrid>
      </Container>
    </div>
  );
}

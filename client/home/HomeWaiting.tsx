import { useLocation } from 'react-router-dom';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { classes } from '#client/ui/classes.ts';
import { NoData } from '#client/ui/NoData.tsx';
import { Rail } from '#client/ui/Rail.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import { POPULAR, RUNS_TITLE } from './section-ids.ts';
import page from './HomePage.module.css';
import reviews from './Reviews.module.css';
import runs from '#client/event/NextRuns.module.css';
import styles from './HomeSkeleton.module.css';

const CARDS = 8;
const RUNS = 5;
const QUESTIONS = 3;

export function PopularSkeleton() {
  return (
    <section className={classes('below', page.section)} aria-busy="true">
      <Container>
        <Rail title={POPULAR.title}>
          {Array.from({ length: CARDS }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </Rail>
      </Container>
    </section>
  );
}

export function RunsSkeleton() {
  return (
    <section className={classes('below', page.section)} aria-busy="true">
      <Container>
        <div className={runs.head}>
          <div>
            <h2 className="h2">{RUNS_TITLE}</h2>
            <p>Groups that start next.</p>
          </div>
        </div>
        <div className={runs.runs}>
          {Array.from({ length: RUNS }, (_, at) => (
            <Skeleton key={at} className={styles.run} />
          ))}
        </div>
      </Container>
    </section>
  );
}

export function QuestionsSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={styles.title} />
      <div className={reviews.reviews}>
        {Array.from({ length: 1 + QUESTIONS }, (_, at) => (
          <Skeleton key={at} className={styles.question} />
        ))}
      </div>
    </div>
  );
}

/** In the place of a section whose data could not be had; the rest of the page stands. */
export function FailedSection({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <section className={classes('below', page.section)}>
      <Container>
        <h2 className={`h2 ${page.title}`}>{title}</h2>
        <NoData path={pathname + search} />
      </Container>
    </section>
  );
}

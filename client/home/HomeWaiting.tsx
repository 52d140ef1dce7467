import { useLocation } from 'react-router-dom';
import { CardSkeleton } from '#client/product/card/CardSkeleton.tsx';
import { classes } from '#client/ui/classes.ts';
import { RunsSkeleton } from '#client/event/RunsWaiting.tsx';
import { NoData } from '#client/data/NoData.tsx';
import { Rail } from '#client/ui/Rail.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import { POPULAR, RUNS_SHOWN, RUNS_TITLE } from './section-ids.ts';
import page from './HomePage.module.css';
import reviews from './Reviews.module.css';
import styles from './HomeSkeleton.module.css';

const CARDS = 8;
const QUESTIONS = 3;

export function PopularSkeleton() {
  return (
    <section className={classes('below', page.section, page.popular)} aria-busy="true">
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

export function HomeRunsSkeleton() {
  return (
    <section className={classes('below', page.section)}>
      <Container>
        <RunsSkeleton title={RUNS_TITLE} shown={RUNS_SHOWN} />
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

/** Replaces a section whose data could not be loaded; the rest of the page stays. */
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

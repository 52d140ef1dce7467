import { useLoaderData } from 'react-router-dom';
import { LateSection } from '#client/data/DeferredSection.tsx';
import { useSite } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Wrap } from '#client/ui/Wrap.tsx';
import { GameGrid } from './GameGrid.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { FailedSection, PopularSkeleton, QuestionsSkeleton, RunsSkeleton } from './HomeWaiting.tsx';
import { OpenRuns, Popular } from './late-parts.ts';
import { Reviews } from './Reviews.tsx';
import type { HomeData } from './home-loader.ts';
import { OPEN_RUNS, POPULAR } from './section-ids.ts';
import styles from './HomePage.module.css';

export function HomePage() {
  const { popular, faq, runs } = useLoaderData<HomeData>();
  const { games } = useSite();
  return (
    <>
      <Hero games={games} />
      {games.length > 0 && (
        <section className={styles.section}>
          <Wrap>
            <GameGrid games={games} />
          </Wrap>
        </section>
      )}
      <LateSection of={popular} fallback={<PopularSkeleton />} failed={<FailedSection title={POPULAR.title} />}>
        {(shelves) => <Popular shelves={shelves} />}
      </LateSection>
      <section className={classes('below', styles.section)}>
        <Wrap>
          <HowItWorks />
        </Wrap>
      </section>
      <LateSection of={runs} fallback={<RunsSkeleton />} failed={<FailedSection title={OPEN_RUNS.title} />}>
        {(next) => <OpenRuns runs={next} />}
      </LateSection>
      <section className={classes('below', styles.section)}>
        <Wrap>
          {/* Without the questions the score still stands. */}
          <LateSection of={faq} fallback={<QuestionsSkeleton />} failed={<Reviews faq={null} />}>
            {(answered) => <Reviews faq={answered} />}
          </LateSection>
        </Wrap>
      </section>
    </>
  );
}

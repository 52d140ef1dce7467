import { useLoaderData } from 'react-router-dom';
import { DeferredSection } from '#client/data/deferred/DeferredSection.tsx';
import { NEXT_RUNS_ID, NextRuns } from '#client/event/late-runs.ts';
import { useMenu } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Container } from '#client/ui/Container.tsx';
import { GameGrid } from './GameGrid.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { FailedSection, PopularSkeleton, QuestionsSkeleton, HomeRunsSkeleton } from './HomeWaiting.tsx';
import { Popular, SeenProducts } from './lazy-parts.ts';
import { Reviews } from './Reviews.tsx';
import type { HomeData } from './home-loader.ts';
import { POPULAR, RUNS_TITLE } from './section-ids.ts';
import styles from './HomePage.module.css';

export function HomePage() {
  const { popular, faq, runs } = useLoaderData<HomeData>();
  const games = useMenu();
  return (
    <>
      <Hero games={games} />
      {games.length > 0 && (
        <section className={styles.section}>
          <Container>
            <GameGrid games={games} />
          </Container>
        </section>
      )}
      <DeferredSection of={popular} fallback={<PopularSkeleton />} failed={<FailedSection title={POPULAR.title} />}>
        {(games) => <Popular games={games} />}
      </DeferredSection>
      <section className={classes('below', styles.section)}>
        <Container>
          <HowItWorks />
        </Container>
      </section>
      <HomeRuns runs={runs} />
      <section className={classes('below', styles.section)}>
        <Container>
          {/* If the questions cannot be loaded, the rating is still shown. */}
          <DeferredSection of={faq} fallback={<QuestionsSkeleton />} failed={<Reviews faq={null} />}>
            {(answered) => <Reviews faq={answered} />}
          </DeferredSection>
        </Container>
      </section>
      <Container>
        <SeenProducts />
      </Container>
    </>
  );
}

function HomeRuns({ runs }: Pick<HomeData, 'runs'>) {
  return (
    <DeferredSection of={runs} fallback={<HomeRunsSkeleton />} failed={<FailedSection title={RUNS_TITLE} />}>
      {(next) => (
        <section id={NEXT_RUNS_ID} className={classes('below', styles.section, styles.runs)}>
          <Container>
            <NextRuns runs={next} title={RUNS_TITLE} />
          </Container>
        </section>
      )}
    </DeferredSection>
  );
}

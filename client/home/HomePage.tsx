import { useLoaderData } from 'react-router-dom';
import { useSite } from '#client/app/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Wrap } from '#client/ui/Wrap.tsx';
import { GameGrid } from './GameGrid.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { OpenRuns, Popular } from './late-parts.ts';
import { Reviews } from './Reviews.tsx';
import type { HomeData } from './home-loader.ts';
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
      <Popular shelves={popular} />
      <section className={classes('below', styles.section)}>
        <Wrap>
          <HowItWorks />
        </Wrap>
      </section>
      <OpenRuns runs={runs} />
      <section className={classes('below', styles.section)}>
        <Wrap>
          <Reviews faq={faq} />
        </Wrap>
      </section>
    </>
  );
}

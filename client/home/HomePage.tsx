import { useLoaderData } from 'react-router-dom';
import { useSite } from '#client/app/site.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { HomePopular_PageFragmentDoc } from '#client/generated/graphql.ts';
import { ProductCard } from '#client/product/ProductCard.tsx';
import { classes } from '#client/ui/classes.ts';
import { Rail } from '#client/ui/Rail.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { GameGrid } from './GameGrid.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { OpenRuns } from './late-parts.ts';
import { Reviews } from './Reviews.tsx';
import type { HomeData } from './home-loader.ts';
import styles from './HomePage.module.css';

export function HomePage() {
  const { popular, faq, runs } = useLoaderData<HomeData>();
  const { games } = useSite();
  const shelves = popular.map((page) => readFragment(HomePopular_PageFragmentDoc, page).items);
  // One of each game first, so that the row begins mixed.
  const cards = [0, 1].flatMap((place) => shelves.flatMap((items) => items[place] ?? []));
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
      {cards.length > 0 && (
        <section className={classes('below', styles.section)}>
          <Wrap>
            <Rail title="Popular right now">
              {cards.map((product) => (
                <ProductCard key={product.id} product={product} showGame />
              ))}
            </Rail>
          </Wrap>
        </section>
      )}
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

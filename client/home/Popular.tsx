import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { HomePopular_PageFragmentDoc } from '#client/generated/graphql.ts';
import { ProductCard } from '#client/product/card/ProductCard.tsx';
import { Rail } from '#client/ui/Rail.tsx';
import { Container } from '#client/ui/Container.tsx';
import { classes } from '#client/ui/classes.ts';
import { POPULAR } from './section-ids.ts';
import styles from './HomePage.module.css';

type Props = { games: readonly FragmentType<typeof HomePopular_PageFragmentDoc>[] };

/** The best seller of every game; a second one of the first game fills the row. */
export function Popular({ games }: Props) {
  const items = games.map((game) => readFragment(HomePopular_PageFragmentDoc, game).items);
  const cards = [0, 1].flatMap((place) => items.flatMap((products) => products[place] ?? []));
  if (cards.length === 0) return null;
  return (
    <section id={POPULAR.id} className={classes('below', styles.section, styles.popular)}>
      <Container>
        <Rail title={POPULAR.title}>
          {cards.map((product) => (
            <ProductCard key={product.id} product={product} showGame />
          ))}
        </Rail>
      </Container>
    </section>
  );
}

import { useLoaderData } from 'react-router-dom';
import { CardGrid } from '#client/product/card/CardGrid.tsx';
import { ProductCard } from '#client/product/card/ProductCard.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import type { AllCardsData } from './all-cards-loader.ts';
import styles from './AllCardsPage.module.css';

/** All product cards, game after game, to be checked by eye. Only in development. */
export function AllCardsPage() {
  const { games, shown, categories } = useLoaderData<AllCardsData>();
  return (
    <Container className={styles.page}>
      <h1 className="h1">All cards</h1>
      <nav className={styles.games} aria-label="Games">
        {[{ name: 'All', path: '' }, ...games].map(({ name, path }) => (
          <Button
            key={path}
            variant="line"
            size="sm"
            href={`/dev/cards?game=${path}`}
            selected={path === shown}
            aria-current={path === shown ? 'page' : undefined}
          >
            {name}
          </Button>
        ))}
      </nav>
      {categories.map(({ name, path, products }) => (
        <section key={path} aria-labelledby={path}>
          <h2 className="h2" id={path}>
            {name} <span className="quiet">{products.length}</span>
          </h2>
          <CardGrid>
            {products.map((product, at) => (
              <ProductCard key={at} product={product} />
            ))}
          </CardGrid>
        </section>
      ))}
    </Container>
  );
}

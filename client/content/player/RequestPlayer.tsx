import { Pager } from '#client/product/list/Pager.tsx';
import { withPlayer } from '#client/product/wish/wish-address.ts';
import { playerPath, productPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { smallPicture } from '#client/ui/picture/small-picture.ts';
import type { PlayerData } from './player-loader.ts';
import { REQUEST_ID } from './request-id.ts';
import styles from './RequestPlayer.module.css';

type Props = Pick<PlayerData, 'player' | 'games'> & { requestable: NonNullable<PlayerData['requestable']> };

/** The products that a player can be requested for, each linked with the player in its address. */
export function RequestPlayer({ player: { slug, name }, games, requestable: { game, page, products } }: Props) {
  return (
    <section className={styles.request} aria-labelledby={REQUEST_ID}>
      <h2 className="h3" id={REQUEST_ID} tabIndex={-1}>
        Request {name}
      </h2>
      <p className="muted">
        Choose what you need. No extra cost. If {name} is not free, we tell you before the start and you choose.
      </p>
      {games.length > 1 && (
        <p className={styles.games}>
          {games.map((one) => (
            <Button
              key={one.path}
              variant="line"
              size="sm"
              href={requestPath(slug, one.path)}
              selected={one.path === game.path}
              aria-current={one.path === game.path || undefined}
            >
              {one.name}
            </Button>
          ))}
        </p>
      )}
      <Products slug={slug} game={game} products={products} />
      <Pager
        page={page}
        last={Math.ceil(products.total / products.limit)}
        to={(number) => requestPath(slug, game.path, number)}
      />
    </section>
  );
}

function Products({ slug, game, products }: { slug: string } & Pick<Props['requestable'], 'game' | 'products'>) {
  return (
    <ul className={styles.products} aria-label={game.name}>
      {products.items.map((product) => (
        <li key={product.id} className={styles.product}>
          <Picture picture={smallPicture(product.image.src)} sizes="" alt="" />
          <span>
            <a href={productPath(product.path) + withPlayer('', slug)}>{product.name}</a>
            <small className="muted">{product.inStock ? `from ${product.price.formatted}` : 'Sold out'}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function requestPath(slug: string, game: string, page = 1): string {
  const query = new URLSearchParams({ game, ...(page > 1 && { page: String(page) }) });
  return `${playerPath(slug)}?${query}#${REQUEST_ID}`;
}

import { productPath } from '#client/site/paths.ts';
import { MarkupOnce } from '#client/ui/markup/SharedMarkup.tsx';
import { type SiteGame, useSite } from '#client/site/site.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { smallPicture } from '#client/ui/picture/small-picture.ts';
import { CardAction } from './CardAction.tsx';
import { StartFact } from '#client/product/page/StartFact.tsx';
import { FavouriteButton } from '#client/product/saved/FavouriteButton.tsx';
import styles from './ProductCard.module.css';

/** A longer name takes two of the three lines of text on a card. */
const MAX_LINE_LENGTH = 24;

/** Sized by the style sheet, to save bytes: lists have dozens of cards. */
const SIZED = { width: undefined, height: undefined };

export type MaskedProduct = FragmentType<typeof ProductCard_ProductFragmentDoc>;

type Props = {
  product: MaskedProduct;
  /** On lists that mix games the card shows the game instead of the kind of service. */
  showGame?: boolean;
  priority?: boolean;
};

export function ProductCard({ product: masked, showGame = false, priority = false }: Props) {
  const product = readFragment(ProductCard_ProductFragmentDoc, masked);
  const { games } = useSite();
  const game = showGame ? (games.find(({ path }) => product.path.startsWith(`${path}/`)) ?? null) : undefined;
  return (
    <MarkupOnce
      as="article"
      of={[product, game, priority]}
      className={classes(styles.card, !product.inStock && styles.out)}
    >
      <CardContent product={product} game={game} priority={priority} />
    </MarkupOnce>
  );
}

type ContentProps = {
  product: ProductCard_ProductFragment;
  /** Null for a product whose game the site does not have; undefined if games are not shown. */
  game: SiteGame | null | undefined;
  priority: boolean;
};

function CardContent({ product, game, priority }: ContentProps) {
  const { name, path, highlights, price, priceBefore, inStock, rating } = product;
  const isLong = name.length > MAX_LINE_LENGTH;
  return (
    <>
      <div className={styles.picture}>
        <Picture picture={{ ...smallPicture(product.image.src), ...SIZED }} sizes="" alt="" priority={priority} />
      </div>
      <div className={styles.words}>
        <h3>
          <a href={productPath(path)}>{name}</a>
        </h3>
        <p className={classes(styles.sub, isLong && styles.oneLine)}>{highlights[0]}</p>
      </div>
      <div className={styles.facts}>
        {rating?.average && (
          <span className={styles.rating}>
            {rating.average.toFixed(1)} ({rating.count})
          </span>
        )}
        {inStock ? <StartFact product={product} /> : <span>Sold out</span>}
        {game && <GameName game={game} />}
        {game === undefined && <span className={styles.label}>{product.label}</span>}
      </div>
      <div className={styles.foot}>
        <p className={styles.price}>
          <small>from</small> <span>{price.formatted}</span> {priceBefore && <s>{priceBefore.formatted}</s>}
        </p>
        <CardAction id={product.id} name={name} path={path} inStock={inStock} nextStep={product.nextStep ?? null} />
      </div>
      <FavouriteButton product={product} className={styles.heart} />
    </>
  );
}

function GameName({ game: { image, name } }: { game: SiteGame }) {
  return (
    <span className={styles.label}>
      <img src={image} width={16} height={16} alt="" loading="lazy" />
      {name}
    </span>
  );
}

import { productPath } from '#client/app/paths.ts';
import { useSite } from '#client/app/site.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { ProductCard_ProductFragmentDoc } from '#client/generated/graphql.ts';
import { Chip } from '#client/ui/Chip.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { CardAction } from './CardAction.tsx';
import styles from './ProductCard.module.css';

const CARD_SIZES = '(max-width: 767px) calc(50vw - 24px), (max-width: 1279px) 33vw, 320px';
const LINES_SHOWN = 2;

export type MaskedProduct = FragmentType<typeof ProductCard_ProductFragmentDoc>;

type Props = {
  product: MaskedProduct;
  /** On lists that mix games the chip names the game instead of the kind of service. */
  showGame?: boolean;
  priority?: boolean;
};

export function ProductCard({ product: masked, showGame = false, priority = false }: Props) {
  const product = readFragment(ProductCard_ProductFragmentDoc, masked);
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <Picture picture={product.image} sizes={CARD_SIZES} alt="" priority={priority} />
        {showGame ? <GameChip path={product.path} /> : product.label && <Chip tone="art">{product.label}</Chip>}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <a href={productPath(product.path)}>{product.name}</a>
        </h3>
        <ul className={styles.lines}>
          {product.highlights.slice(0, LINES_SHOWN).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <span className={styles.eta}>
          <Icon name="clock" size="s" />
          {product.start || product.eta}
        </span>
        <div className={styles.foot}>
          <div>
            <small>from</small>
            <span className={styles.price}>{product.price.formatted}</span>
            {product.priceBefore && <s>{product.priceBefore.formatted}</s>}
          </div>
          <CardAction
            id={product.id}
            name={product.name}
            path={product.path}
            inStock={product.inStock}
            needsChoice={product.options.some((option) => option.required)}
          />
        </div>
      </div>
    </article>
  );
}

function GameChip({ path }: { path: string }) {
  const { games } = useSite();
  const game = games.find((candidate) => path.startsWith(`${candidate.path}/`));
  if (!game) return null;
  return (
    <Chip tone="art">
      <img src={game.image} width={16} height={16} alt="" loading="lazy" />
      {game.name}
    </Chip>
  );
}

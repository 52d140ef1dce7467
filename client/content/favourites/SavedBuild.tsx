import { productPath, searchPath } from '#client/site/paths.ts';
import { removeBuild, renameBuild, MAX_BUILD_NAME, type Build } from '#client/product/saved/builds.ts';
import type { QuoteAnswer } from '#client/product/configurator/price/quote-state.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './SavedBuild.module.css';

type Props = {
  build: Build;
  /** Undefined until the shop has responded. */
  price: QuoteAnswer | undefined;
};

export function SavedBuild({ build, price }: Props) {
  const { name, product, path, search, quantity } = build;
  return (
    <li className={`panel ${styles.build}`}>
      <div className={styles.words}>
        <h3 className="h3">
          {price?.isGone ? product : <a href={productPath(path) + search}>{product}</a>}
          {quantity > 1 && <span className="quiet"> × {quantity}</span>}
        </h3>
        <input
          className={styles.name}
          aria-label={`Name of this build of ${product}`}
          defaultValue={name}
          maxLength={MAX_BUILD_NAME}
          onChange={({ target }) => renameBuild(build, target.value)}
        />
      </div>
      <p className={styles.price} aria-busy={!price}>
        <TodaysPrice price={price} />
      </p>
      <div className={styles.ways}>
        {price?.isGone ? (
          <Button size="sm" href={searchPath(product)} aria-label={`Find something like ${product}`}>
            Find something like it
          </Button>
        ) : (
          <Button size="sm" href={productPath(path) + search} aria-label={`Open: ${name}`}>
            Open
          </Button>
        )}
        <Button size="sm" variant="line" aria-label={`Remove: ${name}`} onClick={() => removeBuild(build)}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function TodaysPrice({ price }: Pick<Props, 'price'>) {
  if (!price) return <span className="quiet sm">Asking for today's price…</span>;
  if (price.failed) return <span className="quiet sm">The shop did not answer</span>;
  if (price.isGone) return <span className="quiet sm">No longer sold</span>;
  if (!price.quote) return <span className="quiet sm">No price today. {price.problem}</span>;
  const { total, totalBefore, isExact } = price.quote;
  return (
    <>
      <small>{isExact ? 'today' : 'today from'}</small> <b>{total.formatted}</b>{' '}
      {totalBefore && <s>{totalBefore.formatted}</s>}
    </>
  );
}

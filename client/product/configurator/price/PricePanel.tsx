import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { CartButtonState } from '#client/cart/count/cart-button.ts';
import type { Configurator_ProductFragment } from '#client/generated/graphql.ts';
import { RunStart } from '#client/product/start/RunStart.tsx';
import { StartWords } from '#client/product/start/StartWords.tsx';
import { AsOf } from '#client/session/AsOf.tsx';
import { useZone } from '#client/session/use-zone.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { ConfigurationStore } from '#client/product/configurator/form/configuration-store.ts';
import { priceView, type ButtonWords } from './price-view.ts';
import { LazyPanelEnd, LazyQuantity } from '#client/product/configurator/option/option-parts.ts';
import { QuoteLines } from './QuoteLines.tsx';
import type { QuoteState } from './quote-state.ts';
import { useSettled } from './use-settled.ts';
import styles from './PricePanel.module.css';

/** Screen readers announce the price once the choices have settled. */
const SPOKEN_AFTER_MS = 600;

type Props = {
  product: Configurator_ProductFragment;
  /** The run with the chosen seat. */
  run: ComponentProps<typeof RunStart>['run'] | undefined;
  quote: QuoteState;
  state: CartButtonState;
  words: ButtonWords;
  /** The second action: a button of the form, or a link. */
  second: ReactNode;
  /** Not for an edited line of the cart. */
  isNew: boolean;
  /** The missing answers, in words; empty if there are none. */
  missing: string;
  error: string | undefined;
  quantity: string | undefined;
  store: ConfigurationStore;
};

export function PricePanel(props: Props) {
  const { product, run, quote, state, words, second, isNew, missing, error, store } = props;
  const price = priceView(product, quote.quote);
  const zone = useZone();
  const spoken = useSettled(`${price.label} ${price.total}`, SPOKEN_AFTER_MS);
  return (
    <aside className={styles.panel} aria-label="Price">
      <Total price={price} quote={quote} />
      <span className="sr" role="status">
        {spoken}
      </span>
      {quote.problem && <p className="muted xs">{quote.problem}</p>}
      {!quote.isLive && product.priceAsOf && (
        <p className="quiet xs">
          <AsOf what="Price" at={product.priceAsOf} zone={zone} />
        </p>
      )}
      {quote.failed && (
        <p className={styles.failed}>The price could not be updated. It is checked again in the cart.</p>
      )}
      <Times product={product} run={run} eta={price.eta} />
      {missing && product.inStock && (
        <p className={styles.missing}>
          <Icon name="alert" size="s" />
          {missing}
        </p>
      )}
      {error && <PanelError message={error} />}
      {product.inStock ? <AddToCart {...props} /> : <SoldOut />}
      {product.inStock && second}
      <span className="sr" role="status">
        {state === 'success' ? words.success : ''}
      </span>
      {/* Below the buttons, which then do not move when a price has more lines than the one before. */}
      {quote.quote && <QuoteLines quote={quote.quote} />}
      {price.cheapest && <p className="quiet xs">{price.cheapest}</p>}
      <LazyPanelEnd product={product} store={store} isNew={isNew} />
    </aside>
  );
}

/** Scrolled into view: the pressed button may be at the window's edge, with the panel far below. */
function PanelError({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise, which is no effect cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return <Notice ref={place} tone="danger" role="alert" title={message} className={styles.error} />;
}

function Times({ product, run, eta }: Pick<Props, 'product' | 'run'> & { eta: string }) {
  return (
    <div className={styles.times}>
      {(run || product.start) && (
        <div>
          Starts
          <b>{run ? <RunStart run={run} /> : <StartWords product={product} />}</b>
        </div>
      )}
      {eta && (
        <div>
          Takes<b>{eta}</b>
        </div>
      )}
    </div>
  );
}

function Total({ price, quote }: { price: ReturnType<typeof priceView>; quote: QuoteState }) {
  return (
    <>
      <div className={styles.line}>
        <span className="muted sm">{price.label}</span>
        {quote.isLive && <span className={classes(styles.live, quote.updating && styles.pulsing)}>Live price</span>}
      </div>
      <div className={classes(styles.totals, quote.updating && styles.updating)}>
        <output className={styles.total} aria-live="off">
          {price.total}
        </output>
        {price.before && <s className="quiet">{price.before}</s>}
      </div>
    </>
  );
}

function SoldOut() {
  return (
    <Notice tone="warning" title="Sold out">
      It cannot be ordered right now.
    </Notice>
  );
}

/** The quantity, and the button. */
function AddToCart({ product, quantity, store, state, words }: Props) {
  // Even for a product that is only bought once, an address or a line of the cart may have more.
  const isCounted = product.isCountable || (quantity !== undefined && quantity !== String(product.minimum));
  return (
    <div className={styles.buy}>
      {isCounted ? (
        <LazyQuantity min={product.minimum} max={product.maximum} typed={quantity} store={store} />
      ) : (
        <input type="hidden" name="quantity" value={product.minimum} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        state={state === 'error' ? 'rest' : state}
        className={styles.add}
      >
        {state !== 'success' && words.icon && <Icon name={words.icon} />}
        {words[state]}
      </Button>
    </div>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserLoad } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { cartPath, homePath, productPath } from '#client/site/paths.ts';
import { readCartCount, subscribeToCartCount } from '#client/cart/cart-count.ts';
import { SharedCartDocument } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { openShared, type NotAdded, type SharedLine } from './open-shared.ts';
import styles from './SharedCartPage.module.css';

type Found = readonly SharedLine[] | 'gone' | 'failed' | undefined;

/** What lies in a cart that was shared, before it is put into the one of this device. */
export function SharedCartPage() {
  const { hash } = useLocation();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isHere = true;
    void findShared(hash.slice(1)).then((answer) => isHere && setFound(answer));
    return () => void (isHere = false);
  }, [hash]);
  return (
    <Wrap width="checkout" className={styles.page}>
      <h1 className="h1">A cart for you</h1>
      <noscript>
        <Notice tone="warning" title="Opening a shared cart needs JavaScript." />
      </noscript>
      {found === undefined && <p className={`muted ${styles.waiting}`}>Opening the cart.</p>}
      {found === 'failed' && (
        <Notice tone="danger" role="alert" title="The shop did not answer. Load the page again." />
      )}
      {found === 'gone' && (
        <EmptyState title="This cart link is over" text="A link opens its cart for seven days. Ask for a new one.">
          <Button href={homePath()} variant="primary" size="lg">
            Choose a game
          </Button>
        </EmptyState>
      )}
      {Array.isArray(found) && <Preview lines={found} />}
    </Wrap>
  );
}

async function findShared(token: string): Promise<Found> {
  try {
    return (await browserLoad(SharedCartDocument, { token })).sharedCart?.lines ?? 'gone';
  } catch (error) {
    if (error instanceof LoadError) return error.code === 'BAD_USER_INPUT' ? 'gone' : 'failed';
    throw error;
  }
}

function Preview({ lines }: { lines: readonly SharedLine[] }) {
  const own = useSyncExternalStore(subscribeToCartCount, readCartCount, () => 0);
  const navigate = useNavigate();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const [left, setLeft] = useState<NotAdded[]>([]);
  const open = async (replace: boolean) => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const notAdded = await openShared(lines, { replace });
      setLeft(notAdded);
      setState('rest');
      if (notAdded.length === 0) void navigate(cartPath());
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      setState('failed');
    }
  };
  const press = (replace: boolean) => ({
    state: state === 'busy' ? ('loading' as const) : ('rest' as const),
    onClick: () => void open(replace),
  });
  return (
    <>
      <p className="muted">Prices are those of now. You see them in the cart before you pay.</p>
      <ul className="panel">
        {lines.map(({ product, quantity }, at) => (
          <li key={at} className={styles.line}>
            {product && <Picture picture={product.image} sizes="56px" alt="" className={styles.art} />}
            <span>{product ? product.name : 'No longer sold'}</span>
            {quantity > 1 && <span className="quiet">× {quantity.toLocaleString('en-US')}</span>}
          </li>
        ))}
      </ul>
      {state === 'failed' && <Notice tone="danger" role="alert" title="The shop did not answer. Look into the cart." />}
      {left.length > 0 ? (
        <>
          <Notice tone="warning" role="alert" title="Not everything could be added">
            <ul>
              {left.map(({ name, path, message }) => (
                <li key={name}>
                  {path ? (
                    <a className="link" href={productPath(path)}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                  : {message}
                </li>
              ))}
            </ul>
          </Notice>
          <Button href={cartPath()} variant="primary" size="lg">
            View cart
          </Button>
        </>
      ) : own === 0 ? (
        <Button variant="primary" size="lg" {...press(false)}>
          Open this cart
        </Button>
      ) : (
        <div className={styles.ways}>
          <Button variant="primary" size="lg" {...press(false)}>
            Add to my cart
          </Button>
          <Button variant="line" size="lg" {...press(true)}>
            Replace my cart
          </Button>
        </div>
      )}
    </>
  );
}

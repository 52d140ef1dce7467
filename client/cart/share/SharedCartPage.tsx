import { useEffect } from 'react';
import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { quantityWords } from '#client/cart/quantity-words.ts';
import { cartPath, homePath, openCartPath, productPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { Container } from '#client/ui/Container.tsx';
import type { NotAdded } from './open-shared.ts';
import type { SharedCartError } from './shared-cart-action.ts';
import { CART, type SharedCartData, type SharedLine } from './shared-cart-loader.ts';
import styles from './SharedCartPage.module.css';

/** The contents of a shared cart, before they are put into this device's cart. */
export function SharedCartPage() {
  const { lines } = useLoaderData<SharedCartData>();
  useEarlierLink();
  return (
    <Container width="checkout" className={styles.page}>
      <h1 className="h1">A cart for you</h1>
      {lines ? (
        <Preview lines={lines} />
      ) : (
        <EmptyState title="This cart link has expired" text="A link opens its cart for seven days. Ask for a new one.">
          <Button href={homePath()} variant="primary" size="lg">
            Choose a game
          </Button>
        </EmptyState>
      )}
    </Container>
  );
}

/** Links of the first week had the token after `#`. */
function useEarlierLink(): void {
  const { token } = useLoaderData<SharedCartData>();
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token === '' && hash.length > 1) void navigate(`${openCartPath()}?${CART}=${hash.slice(1)}`, { replace: true });
  }, [token, hash, navigate]);
}

function Preview({ lines }: { lines: readonly SharedLine[] }) {
  const left = useActionData<SharedCartError>()?.left ?? [];
  return (
    <>
      <p className="muted">Prices are today’s. You see them in the cart before you pay.</p>
      <ul className="panel">
        {lines.map(({ product, quantity, event }, at) => (
          <li key={at} className={styles.line}>
            {product && <Picture picture={product.image} sizes="56px" alt="" className={styles.art} />}
            <span>
              {product ? product.name : 'No longer sold'}
              {quantityWords(quantity, event !== null)}
            </span>
          </li>
        ))}
      </ul>
      {left.length > 0 ? <Left left={left} /> : <Ways />}
    </>
  );
}

/** A form that works without script. */
function Ways() {
  const { token, hasOwn, key } = useLoaderData<SharedCartData>();
  const sent = useNavigation().formData;
  const state = (intent: string) => (sent?.get('intent') === intent ? ('loading' as const) : ('rest' as const));
  return (
    <form method="post" action={`${openCartPath()}?${CART}=${token}`} className={styles.ways}>
      <input type="hidden" name={CART} value={token} />
      <input type="hidden" name="key" value={key} />
      <Button type="submit" name="intent" value="add" variant="primary" size="lg" state={state('add')}>
        {hasOwn ? 'Add to my cart' : 'Open this cart'}
      </Button>
      {hasOwn && (
        <Button type="submit" name="intent" value="replace" variant="line" size="lg" state={state('replace')}>
          Replace my cart
        </Button>
      )}
    </form>
  );
}

function Left({ left }: { left: readonly NotAdded[] }) {
  return (
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
  );
}

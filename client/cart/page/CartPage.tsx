import { useRef } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { homePath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { CartPage_CartFragmentDoc } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Container } from '#client/ui/Container.tsx';
import { usePreservedFocus } from '#client/ui/use-preserved-focus.ts';
import type { CartOutcome } from '#client/cart/change/cart-action.ts';
import type { CartData } from './cart-loader.ts';
import { CartSummary } from '#client/cart/total/CartSummary.tsx';
import { CartLine } from '#client/cart/line/CartLine.tsx';
import { CheckoutSteps, EmptyCart, RemovedNotices, ShareCart } from '#client/cart/line/lazy-parts.ts';
import { useLiveCart } from '#client/cart/live/use-live-cart.ts';
import styles from './CartPage.module.css';
import summary from '#client/cart/total/summary.module.css';

export function CartPage() {
  const loaded = readFragment(CartPage_CartFragmentDoc, useLoaderData<CartData>().cart);
  const outcome = useActionData<CartOutcome>();
  const page = useRef<HTMLDivElement>(null);
  const live = useLiveCart(page, loaded, outcome);
  usePreservedFocus(live.cart);
  const { lines, errors } = live;
  const isKnown = (of: string) => of === 'coupon' || lines.some(({ id }) => id === of);
  const general = Object.entries(errors).flatMap(([of, list]) => (isKnown(of) ? [] : list));
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">Cart</h1>
        {lines.length > 0 && <CheckoutSteps current={0} />}
      </div>
      <div ref={page} className={styles.live}>
        <RemovedNotices lines={live.removed} />
        {general.map((error) => (
          <Notice key={error.message} tone="danger" role="alert" title={error.message} />
        ))}
        {live.changedElsewhere && (
          <Notice tone="info" role="status" title="The cart has changed in another tab">
            It is shown as it stands now.
          </Notice>
        )}
        {lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <div className={summary.columns}>
            <CartLines live={live} />
            <CartSummary live={live} code={outcome?.code} />
          </div>
        )}
      </div>
    </Container>
  );
}

function CartLines({ live: { lines, errors, quantities } }: { live: ReturnType<typeof useLiveCart> }) {
  return (
    <div className="stack">
      <ul className="panel">
        {lines.map((line) => (
          <CartLine key={line.id} line={line} errors={errors[line.id]} asked={quantities[line.id]} />
        ))}
      </ul>
      <Button href={homePath()} variant="ghost" className={styles.back}>
        <Icon name="left" size="s" />
        Keep shopping
      </Button>
      <ShareCart />
    </div>
  );
}

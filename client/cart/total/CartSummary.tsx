import { checkoutPath } from '#client/site/paths.ts';
import { currencyNameOfMany } from '#client/session/currency-name.ts';
import { Button } from '#client/ui/Button.tsx';
import { EdgeBar } from '#client/ui/bar/EdgeBar.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { CartTotals_CartFragmentDoc } from '#client/generated/graphql.ts';
import { ExpressLink } from '#client/cart/express/ExpressLink.tsx';
import { PayMarks } from '#client/cart/express/PayMarks.tsx';
import { Assurances } from './Assurances.tsx';
import { CartTotals } from './CartTotals.tsx';
import { LazyCoupon } from '#client/cart/coupon/lazy-coupon.ts';
import type { LiveCart } from '#client/cart/live/cart-state.ts';
import styles from '#client/cart/page/CartPage.module.css';
import summary from './summary.module.css';

const CHECKOUT = 'Go to checkout';

type Props = {
  live: LiveCart;
  /** The rejected coupon. */
  code: string | undefined;
};

export function CartSummary({ live: { cart, lines, errors, busy, checking, rejectedCode }, code }: Props) {
  const { totals } = readFragment(CartTotals_CartFragmentDoc, cart);
  const blocked = lines.filter(({ problem }) => problem);
  const canOrder = blocked.length === 0 && cart.warnings.length === 0;
  return (
    <aside className={summary.summary} aria-label="Summary">
      <h2 className="h3">Summary</h2>
      {blocked.length === 0 && cart.warnings.map((warning) => <Notice key={warning} tone="warning" title={warning} />)}
      <CartTotals cart={cart} label={`Total in ${currencyNameOfMany(cart.total.currency)}`} updating={busy}>
        <LazyCoupon
          code={cart.coupon}
          hint={cart.couponHint}
          credit={cart.credit}
          counts={totals.some((row) => row.code === 'coupon')}
          error={errors['coupon']?.[0]?.message}
          typed={rejectedCode ?? code}
          checking={checking}
        />
      </CartTotals>
      {blocked[0] && <Blocked first={blocked[0].id} count={blocked.length} />}
      {canOrder && <WaysToPay isFree={Number(cart.total.amount) === 0} />}
      <p className={`quiet xs ${styles.note}`}>No account needed</p>
      <PayMarks />
      <hr />
      <Assurances />
      {/* Below all lines the summary would be far away. */}
      {canOrder && (
        <EdgeBar note="Total" price={cart.total.formatted} updating={busy}>
          <Button href={checkoutPath()} variant="primary" size="lg">
            {CHECKOUT}
          </Button>
        </EdgeBar>
      )}
    </aside>
  );
}

function WaysToPay({ isFree }: { isFree: boolean }) {
  return (
    <>
      <Button href={checkoutPath()} variant="primary" size="lg" block className={styles.inSummary}>
        {CHECKOUT}
      </Button>
      {!isFree && <ExpressLink />}
    </>
  );
}

function Blocked({ first, count }: { first: string; count: number }) {
  return (
    <Notice
      tone="warning"
      title={count === 1 ? 'One line cannot be ordered as it is' : `${count} lines cannot be ordered as they are`}
    >
      <a href={`#line-${first}`} className="link">
        {count === 1 ? 'See what to change' : 'See the first one'}
      </a>{' '}
      to go on to the checkout.
    </Notice>
  );
}

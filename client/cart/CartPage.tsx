import { useActionData, useLoaderData } from 'react-router-dom';
import { checkoutPath, homePath } from '#client/app/paths.ts';
import { useSite } from '#client/app/site.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { CartPage_CartFragmentDoc } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { Assurances } from './Assurances.tsx';
import type { CartOutcome } from './cart-action.ts';
import type { CartData } from './cart-loader.ts';
import { CartLine } from './CartLine.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import styles from './CartPage.module.css';
import summary from './summary.module.css';

const CURRENCY_NAMES = { USD: 'US dollars', EUR: 'euros', GBP: 'British pounds' };

export function CartPage() {
  const cart = readFragment(CartPage_CartFragmentDoc, useLoaderData<CartData>().cart);
  const outcome = useActionData<CartOutcome>();
  const { currency } = useSite();
  const general = outcome?.errors?.filter((error) => !outcome.line || !error.field) ?? [];
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">Cart</h1>
        {cart.lines.length > 0 && <CheckoutSteps current={0} />}
      </div>
      {outcome?.removed && <RemovedNotice line={outcome.removed} />}
      {general.map((error) => (
        <Notice key={error.message} tone="danger" role="alert" title={error.message} />
      ))}
      {cart.lines.length === 0 ? (
        <EmptyState
          title="Nothing on the plinth yet"
          text="Pick a service and it will be waiting here, with its price kept up to date."
        >
          <Button href={homePath()} variant="primary" size="lg">
            Choose a game
          </Button>
        </EmptyState>
      ) : (
        <div className={summary.columns}>
          <div className="stack">
            <ul className="panel">
              {cart.lines.map((line) => (
                <CartLine key={line.id} line={line} errors={outcome?.line === line.id ? outcome.errors : undefined} />
              ))}
            </ul>
            <Button href={homePath()} variant="ghost" className={styles.back}>
              <Icon name="left" size="s" />
              Keep shopping
            </Button>
          </div>
          <aside className={summary.summary} aria-label="Summary">
            <h2 className="h3">Summary</h2>
            {cart.warnings.map((warning) => (
              <Notice key={warning} tone="warning" title={warning} />
            ))}
            <CartTotals cart={cart} label={`Total in ${CURRENCY_NAMES[currency]}`} />
            <Button href={checkoutPath()} variant="primary" size="lg" block>
              Go to checkout
            </Button>
            <p className={`quiet xs ${styles.note}`}>No account needed</p>
            <hr />
            <Assurances />
          </aside>
        </div>
      )}
    </Wrap>
  );
}

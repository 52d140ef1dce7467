import { cartPath, informationPath } from '#client/app/paths.ts';
import { Assurances } from '#client/cart/Assurances.tsx';
import { CartTotals } from '#client/cart/CartTotals.tsx';
import summary from '#client/cart/summary.module.css';
import { Checkbox } from '#client/form/Checkbox.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderSummary_CartFragmentDoc } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import styles from './OrderSummary.module.css';

type Props = {
  cart: FragmentType<typeof OrderSummary_CartFragmentDoc>;
  total: string;
  warnings: readonly string[];
  agreeError: string | undefined;
  paying: boolean;
};

export function OrderSummary({ cart: masked, total, warnings, agreeError, paying }: Props) {
  const cart = readFragment(OrderSummary_CartFragmentDoc, masked);
  return (
    <aside className={`${summary.summary} ${styles.summary}`} aria-label="Order">
      <div className={styles.head}>
        <h2 className="h3">Order</h2>
        <a className="link sm" href={cartPath()}>
          Edit cart
        </a>
      </div>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.id}>
            <Picture picture={line.product.image} sizes="64px" alt="" />
            <span>
              {line.product.name}
              {line.quantity > 1 && ` × ${line.quantity}`}
              <small>{line.options.map((option) => option.value).join(', ')}</small>
            </span>
            <span className="num sm">{line.total.formatted}</span>
          </li>
        ))}
      </ul>
      <hr />
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning" title={warning} />
      ))}
      <CartTotals cart={cart} label="Total" />
      <Checkbox name="agree" required error={agreeError}>
        I agree to the{' '}
        <a className="link" href={informationPath('terms-conditions')} target="_blank">
          terms
        </a>{' '}
        and the{' '}
        <a className="link" href={informationPath('refunds-policy')} target="_blank">
          refunds policy
        </a>
      </Checkbox>
      <Button type="submit" variant="primary" size="lg" block state={paying ? 'loading' : 'rest'}>
        <Icon name="lock" />
        Pay {total}
      </Button>
      <Assurances />
    </aside>
  );
}

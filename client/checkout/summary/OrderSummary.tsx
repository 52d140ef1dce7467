import { PayMarks } from '#client/cart/express/PayMarks.tsx';
import { Checkbox } from '#client/form/Checkbox.tsx';
import { EdgeBar } from '#client/ui/bar/EdgeBar.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { Consent } from './Consent.tsx';
import { PayButton } from './PayButton.tsx';
import { AcceptButton } from './PriceChange.tsx';
import { SummaryFrame } from './SummaryFrame.tsx';
import styles from './OrderSummary.module.css';

type Props = {
  page: CheckoutData;
  /** Already agreed in an earlier attempt for this order. */
  isAgreed: boolean;
  /** Was ticked when the form was refused. */
  isSubscribing: boolean;
  agreeError: string | undefined;
  isBusy: boolean;
};

export function OrderSummary({ page, isAgreed, isSubscribing, agreeError, isBusy }: Props) {
  const { cart, before, heldUntil } = page;
  const { total, lines } = cart;
  const mustAccept = before !== null && heldUntil === null;
  const action = (inBar: boolean) =>
    mustAccept ? <AcceptButton isBusy={isBusy} /> : <PayButton total={total} isBusy={isBusy} inBar={inBar} />;
  return (
    <SummaryFrame page={page}>
      {!mustAccept && (
        <>
          <Consent isAgreed={isAgreed} error={agreeError} />
          <Checkbox name="letter" defaultChecked={isSubscribing}>
            Send me the weekly newsletter too (optional)
          </Checkbox>
        </>
      )}
      <div className={styles.inSummary}>{action(false)}</div>
      <EdgeBar
        note={lines.length === 1 ? '1 service' : `${lines.length} services`}
        price={total.formatted}
        updating={false}
      >
        {action(true)}
      </EdgeBar>
      {!mustAccept && Number(total.amount) > 0 && <PayMarks />}
    </SummaryFrame>
  );
}

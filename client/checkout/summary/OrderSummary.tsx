import { useEffect, useRef } from 'react';
import { cartPath, informationPath } from '#client/site/paths.ts';
import { Assurances } from '#client/cart/total/Assurances.tsx';
import { CartTotals } from '#client/cart/total/CartTotals.tsx';
import summary from '#client/cart/total/summary.module.css';
import { Checkbox } from '#client/form/Checkbox.tsx';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderSummary_CartFragmentDoc } from '#client/generated/graphql.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { focusUnlessTyping } from '#client/checkout/form/focus.ts';
import { HoldNote } from './HoldNote.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PayButton } from './PayButton.tsx';
import { PayMarks } from './PayMarks.tsx';
import { AcceptButton } from './PriceChange.tsx';
import styles from './OrderSummary.module.css';

type Props = {
  page: CheckoutData;
  /** With an earlier attempt for this order. */
  isAgreed: boolean;
  /** Was ticked when the form was refused. */
  isSubscribing: boolean;
  agreeError: string | undefined;
  isBusy: boolean;
};

export function OrderSummary({ page, isAgreed, isSubscribing, agreeError, isBusy }: Props) {
  const { cart, before, heldUntil } = page;
  const shown = readFragment(OrderSummary_CartFragmentDoc, cart);
  const mustAccept = before !== null && heldUntil === null;
  const holdNote = useHeardAcceptance(mustAccept);
  return (
    <aside className={`${summary.summary} ${styles.summary}`} aria-label="Order">
      <div className={styles.beside}>
        <div className={styles.head}>
          <h2 className="h3">Order</h2>
          <a className="link sm" href={cartPath()}>
            Edit cart
          </a>
        </div>
        <OrderLines cart={shown} before={before} />
        <hr />
      </div>
      {cart.warnings.map((warning) => (
        <Notice key={warning} tone="warning" title={warning} />
      ))}
      <CartTotals cart={shown} label="Total" />
      {before && (
        <p className={styles.before}>
          Was <s>{before.total.formatted}</s>
        </p>
      )}
      {heldUntil && <HoldNote ref={holdNote} until={heldUntil} />}
      {mustAccept ? (
        <AcceptButton isBusy={isBusy} />
      ) : (
        <>
          <Consent isAgreed={isAgreed} isSubscribing={isSubscribing} agreeError={agreeError} />
          <PayButton total={cart.total} isBusy={isBusy} />
          {Number(cart.total.amount) > 0 && <PayMarks methods={page.paymentMethods} />}
        </>
      )}
      <Assurances />
    </aside>
  );
}

function Consent({ isAgreed, isSubscribing, agreeError }: Pick<Props, 'isAgreed' | 'isSubscribing' | 'agreeError'>) {
  return (
    <>
      <Checkbox name="agree" required defaultChecked={isAgreed} error={agreeError}>
        I agree to the{' '}
        <a className="link" href={informationPath('terms-conditions')} target="_blank">
          terms
        </a>{' '}
        and the{' '}
        <a className="link" href={informationPath('refunds-policy')} target="_blank">
          refunds policy
        </a>
      </Checkbox>
      <Checkbox name="letter" defaultChecked={isSubscribing}>
        Send me the weekly letter too (optional)
      </Checkbox>
    </>
  );
}

/** The button that accepts goes with what it accepted; the reader is led to what holds now. */
function useHeardAcceptance(mustAccept: boolean) {
  const note = useRef<HTMLParagraphElement>(null);
  const did = useRef(mustAccept);
  useEffect(() => {
    if (did.current && !mustAccept) focusUnlessTyping(note.current);
    did.current = mustAccept;
  }, [mustAccept]);
  return note;
}

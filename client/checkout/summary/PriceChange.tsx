import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { focusUnlessTyping } from '#client/checkout/form/focus.ts';
import styles from './PriceChange.module.css';

type Props = {
  before: NonNullable<CheckoutData['before']>;
  total: CheckoutData['cart']['total'];
  /** It has to be accepted before anything is paid. */
  isOpen: boolean;
};

/** Says that a price has changed, from what to what. */
export function PriceChange({ before, total, isOpen }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) focusUnlessTyping(notice.current);
  }, [isOpen, total.formatted]);
  const change = `${before.total.formatted} → ${total.formatted}`;
  if (!isOpen) return <Notice tone="success" role="status" title={`Your order costs less now: ${change}.`} />;
  return (
    <Notice ref={notice} tone="warning" role="alert" title={`The total has changed: ${change}.`}>
      {before.deadCoupon && <p>The coupon {before.deadCoupon} can no longer be used.</p>}
      <p>Each changed line shows its old and its new price. Nothing is charged before you accept the new total.</p>
      <AcceptButton className={styles.accept} />
    </Notice>
  );
}

/** Works without script too: it posts the form, and everything typed is restored. */
export function AcceptButton({ className, isBusy = false }: { className?: string | undefined; isBusy?: boolean }) {
  return (
    <Button
      type="submit"
      name="intent"
      value="accept"
      variant="primary"
      size="lg"
      className={className}
      state={isBusy ? 'loading' : 'rest'}
    >
      Accept the new total
    </Button>
  );
}

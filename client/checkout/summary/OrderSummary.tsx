import { PayMarks } from '#client/cart/express/PayMarks.tsx';
import { Checkbox } from '#client/form/Checkbox.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { Consent } from './Consent.tsx';
import { PayButton } from './PayButton.tsx';
import { AcceptButton } from './PriceChange.tsx';
import { SummaryFrame } from './SummaryFrame.tsx';

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
  return (
    <SummaryFrame page={page}>
      {before !== null && heldUntil === null ? (
        <AcceptButton isBusy={isBusy} />
      ) : (
        <>
          <Consent isAgreed={isAgreed} error={agreeError} />
          <Checkbox name="letter" defaultChecked={isSubscribing}>
            Send me the weekly newsletter too (optional)
          </Checkbox>
          <PayButton total={cart.total} isBusy={isBusy} />
          {Number(cart.total.amount) > 0 && <PayMarks />}
        </>
      )}
    </SummaryFrame>
  );
}

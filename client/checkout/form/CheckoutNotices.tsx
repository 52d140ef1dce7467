import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '#client/form/ErrorSummary.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { CheckoutFailure } from '#client/checkout/checkout-action.ts';
import { withLabel } from '#client/checkout/checkout-form.ts';
import type { Asked } from '#client/checkout/identity-form.ts';
import { focusUnlessTyping } from './focus.ts';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { PriceChange } from '#client/checkout/summary/PriceChange.tsx';

type Props = { page: CheckoutData; failure: CheckoutFailure | undefined; asked: readonly Asked[] };

/** The buyer saw another cart: the page shows the new one. */
const OUTDATED = new Set(['PRICE_CHANGED', 'CART_CHANGED']);

/** Shown before the form: a declined payment, another price, errors. */
export function CheckoutNotices({ page, failure, asked }: Props) {
  const { isOutdated, coupon, issues } = useIssues(failure, asked);
  return (
    <>
      {page.declined && !failure && <Declined order={page.unpaidOrder?.number} />}
      {page.before ? (
        <PriceChange before={page.before} total={page.cart.total} isOpen={!page.heldUntil} />
      ) : (
        isOutdated && (
          <Notice
            tone="warning"
            role="alert"
            title={`Your order has changed. It now costs ${page.cart.total.formatted}.`}
          >
            Look it over and press Pay again. Nothing was charged.
          </Notice>
        )
      )}
      {coupon && <RefusedCoupon message={coupon.message} isOn={page.cart.coupon !== null} isAlone={!issues.length} />}
      <ErrorSummary errors={issues} />
    </>
  );
}

/** The same list while the error is the same: the summary takes the focus with every new one. */
function useIssues(failure: CheckoutFailure | undefined, asked: readonly Asked[]) {
  const [read, setRead] = useState(() => ({ failure, ...issuesOf(failure, asked) }));
  if (read.failure !== failure) setRead({ failure, ...issuesOf(failure, asked) });
  return read;
}

function issuesOf(failure: CheckoutFailure | undefined, asked: readonly Asked[]) {
  const errors = failure?.errors ?? [];
  const isOutdated = errors.some(({ code }) => OUTDATED.has(code));
  const isOfCoupon = ({ field }: { field?: string | null }) => field === 'coupon';
  const issues = errors.filter((error) => !OUTDATED.has(error.code) && !isOfCoupon(error));
  return {
    isOutdated,
    coupon: errors.find(isOfCoupon),
    issues: issues.map((error) => ({ ...error, message: withLabel(error, asked) })),
  };
}

type Refused = {
  message: string;
  isOn: boolean;
  /** There is no other error that takes the focus. */
  isAlone: boolean;
};

/** The form has no field for the coupon: it is removed here, and everything typed stays. */
function RefusedCoupon({ message, isOn, isAlone }: Refused) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAlone) focusUnlessTyping(notice.current);
  }, [isAlone]);
  return (
    <Notice ref={notice} tone="danger" role="alert" title={message}>
      {isOn && (
        <>
          {/* Enter in a field presses the first button of the form, and must place the order. */}
          <button type="submit" hidden>
            Pay
          </button>
          <Button type="submit" name="intent" value="no-coupon" variant="line">
            Take it off
          </Button>
        </>
      )}
    </Notice>
  );
}

function Declined({ order }: { order: string | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => focusUnlessTyping(notice.current), []);
  return (
    <Notice ref={notice} tone="danger" role="alert" title="The payment was declined. Nothing was charged.">
      Your bank or wallet does not tell us why. Check the limit and the details of your card, or choose another method,
      then press Pay again{order ? `: it pays the same order, ${order}` : ''}. Everything you typed is still here.
    </Notice>
  );
}

import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '#client/form/ErrorSummary.tsx';
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

/** What has to be known before the form is read on: a declined payment, another price, errors. */
export function CheckoutNotices({ page, failure, asked }: Props) {
  const { isOutdated, issues } = useIssues(failure, asked);
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
      <ErrorSummary errors={issues} />
    </>
  );
}

/** The same list as long as the error is the same: the summary takes the focus with every new one. */
function useIssues(failure: CheckoutFailure | undefined, asked: readonly Asked[]) {
  const [read, setRead] = useState(() => ({ failure, ...issuesOf(failure, asked) }));
  if (read.failure !== failure) setRead({ failure, ...issuesOf(failure, asked) });
  return read;
}

function issuesOf(failure: CheckoutFailure | undefined, asked: readonly Asked[]) {
  const errors = failure?.errors ?? [];
  const issues = errors.filter(({ code }) => !OUTDATED.has(code));
  return {
    isOutdated: issues.length < errors.length,
    issues: issues.map((error) => ({ ...error, message: withLabel(error, asked) })),
  };
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

import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '#client/form/ErrorSummary.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { CheckoutRefusal } from '#client/checkout/checkout-action.ts';
import { withLabel } from '#client/checkout/checkout-form.ts';
import type { Asked } from '#client/checkout/identity-form.ts';
import { focusUnlessTyping } from './focus.ts';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { PriceChange } from '#client/checkout/summary/PriceChange.tsx';

type Props = { page: CheckoutData; refusal: CheckoutRefusal | undefined; asked: readonly Asked[] };

/** The buyer saw another cart: the page shows the new one. */
const OUTDATED = new Set(['PRICE_CHANGED', 'CART_CHANGED']);

/** What has to be known before the form is read on: a declined payment, another price, faults. */
export function Tidings({ page, refusal, asked }: Props) {
  const { isOutdated, faults } = useFaults(refusal, asked);
  return (
    <>
      {page.declined && !refusal && <Declined order={page.unpaidOrder?.number} />}
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
      <ErrorSummary errors={faults} />
    </>
  );
}

/** The same list as long as the refusal is the same: the summary takes the focus with every new one. */
function useFaults(refusal: CheckoutRefusal | undefined, asked: readonly Asked[]) {
  const [read, setRead] = useState(() => ({ refusal, ...faultsOf(refusal, asked) }));
  if (read.refusal !== refusal) setRead({ refusal, ...faultsOf(refusal, asked) });
  return read;
}

function faultsOf(refusal: CheckoutRefusal | undefined, asked: readonly Asked[]) {
  const errors = refusal?.errors ?? [];
  const faults = errors.filter(({ code }) => !OUTDATED.has(code));
  return {
    isOutdated: faults.length < errors.length,
    faults: faults.map((error) => ({ ...error, message: withLabel(error, asked) })),
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

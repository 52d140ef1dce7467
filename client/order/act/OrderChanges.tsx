import page from '#client/order/OrderPage.module.css';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderChanges_OrderFragmentDoc, type OrderChanges_OrderFragment } from '#client/generated/graphql.ts';
import { RefundOptions } from '#client/order/credit/RefundOptions.tsx';
import { ActForm } from './ActForm.tsx';
import { useActFailure } from './use-act-failure.ts';
import { shareOf } from './share.ts';
import styles from './OrderChanges.module.css';

/** Pause, continue and cancel. Nothing if none of them is possible. */
export function OrderChanges({ order: masked }: { order: FragmentType<typeof OrderChanges_OrderFragmentDoc> }) {
  const order = readFragment(OrderChanges_OrderFragmentDoc, masked);
  const { can } = order;
  if (!can.pause && !can.resume && !can.withdraw) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Change the order</h2>
      {can.pause && <ActForm intent="pause" button="Pause the work" />}
      {can.resume && <ActForm intent="resume" button="Continue the work" variant="primary" />}
      {can.withdraw && <Cancellation order={order} />}
    </section>
  );
}

/** Explains a cancellation above the button that confirms it. Open when it was rejected, as the reason is shown inside. */
function Cancellation({ order: { refundOffer, refundChoice, refunds } }: { order: OrderChanges_OrderFragment }) {
  const failure = useActFailure('withdraw');
  const back = refundOffer?.amount.formatted;
  return (
    <details className={styles.cancel} open={failure !== undefined}>
      <summary>Cancel the order</summary>
      <ul className="sm">
        <li>{refundOffer && 'Work on it ends at once. '}A canceled order cannot be reopened.</li>
        {refundOffer ? (
          <>
            <li>
              You get back {back}: {shareOf(refundOffer.share)} of {refunds.length > 0 && 'the rest of '}what you paid.
            </li>
            {!refundChoice && <li>It comes the way you paid, within 5 working days, and an email confirms it.</li>}
          </>
        ) : (
          <li>Nothing is paid, so nothing has to come back.</li>
        )}
      </ul>
      <ActForm intent="withdraw" button={back ? `Cancel and get ${back} back` : 'Cancel the order'}>
        {() => refundOffer && refundChoice && <RefundOptions choice={refundChoice} money={back} />}
      </ActForm>
    </details>
  );
}

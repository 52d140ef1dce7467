import page from '#client/order/OrderPage.module.css';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderDecisions_OrderFragmentDoc, type OrderDecisions_OrderFragment } from '#client/generated/graphql.ts';
import { ActForm } from './ActForm.tsx';

/** Decisions that wait for the buyer: confirm a result, accept an offer. Nothing if there are none. */
export function OrderDecisions({ order }: { order: FragmentType<typeof OrderDecisions_OrderFragmentDoc> }) {
  const { can, compensation } = readFragment(OrderDecisions_OrderFragmentDoc, order);
  return (
    <>
      {can.confirm && (
        <section className={`panel ${page.panel} ${page.screen}`}>
          <h2 className="h3">Is everything as it should be?</h2>
          <p className="muted">
            The work is done. Look at the result in your game. If something is wrong, write to us.
          </p>
          <ActForm intent="confirm" button="Confirm that it is done" variant="primary" />
        </section>
      )}
      {compensation && <Compensation {...compensation} />}
    </>
  );
}

function Compensation({ amount, reason, state }: NonNullable<OrderDecisions_OrderFragment['compensation']>) {
  return (
    <section className={`panel ${page.panel}`}>
      <h2 className="h3">Compensation of {amount.formatted}</h2>
      <p className="muted">{reason}</p>
      {state === 'OFFERED' && (
        <>
          <p className="muted sm">
            Accept it now, or it is paid automatically when you confirm the order, or 72 hours after it is done.
          </p>
          <ActForm intent="accept" button={`Accept ${amount.formatted}`} variant="primary" />
        </>
      )}
      {state === 'ACCEPTED' && <p>It is on its way to you.</p>}
      {state === 'PAID' && <p>It is paid.</p>}
    </section>
  );
}

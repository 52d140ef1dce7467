import { ActForm } from '#client/order/act/ActForm.tsx';
import page from '#client/order/OrderPage.module.css';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import type { OrderCredit_OrderFragment } from '#client/generated/graphql.ts';
import { RefundOptions } from './RefundOptions.tsx';
import styles from './OrderCredit.module.css';

/** The store credit that an order has brought, and the buyer's choice how a refund would be paid. */
export function OrderCredit({ refundChoice, credits }: Pick<OrderCredit_OrderFragment, 'refundChoice' | 'credits'>) {
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      {credits.length > 0 && (
        <>
          <h2 className="h3">Store credit</h2>
          <ul className={styles.credits}>
            {credits.map(({ code, balance, expiresAt, isBlocked }) => (
              <li key={code}>
                <code>{code}</code>
                <b>{balance.formatted}</b>
                <small>
                  {isBlocked ? (
                    'Stopped. Write to us about it.'
                  ) : (
                    <>
                      Good until <OrderTime iso={expiresAt} year />
                    </>
                  )}
                </small>
              </li>
            ))}
          </ul>
          <p className="muted sm">Enter the code in your cart to pay with it. Anyone with the code can spend it.</p>
        </>
      )}
      {refundChoice && (
        <>
          <h2 className="h3">If money comes back</h2>
          <ActForm intent="refund-choice" button="Save the choice">
            {() => <RefundOptions choice={refundChoice} />}
          </ActForm>
        </>
      )}
    </section>
  );
}

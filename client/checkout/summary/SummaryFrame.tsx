import { useEffect, useRef, type ReactNode } from 'react';
import { cartPath } from '#client/site/paths.ts';
import { Assurances } from '#client/cart/total/Assurances.tsx';
import { CartTotals } from '#client/cart/total/CartTotals.tsx';
import summary from '#client/cart/total/summary.module.css';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderSummary_CartFragmentDoc } from '#client/generated/graphql.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { focusUnlessTyping } from '#client/checkout/form/focus.ts';
import { HoldNote } from './HoldNote.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './OrderSummary.module.css';

type Props = {
  page: CheckoutData;
  /** Actions below the total. */
  children?: ReactNode;
};

/** Beside the form: the contents of the order, and until when its prices are held. */
export function SummaryFrame({ page, children }: Props) {
  const { cart, before, heldUntil } = page;
  const shown = readFragment(OrderSummary_CartFragmentDoc, cart);
  const holdNote = useHeardAcceptance(before !== null && heldUntil === null);
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
      {children}
      <Assurances />
    </aside>
  );
}

/** The accept button disappears when it is pressed; the focus moves to the current total. */
function useHeardAcceptance(mustAccept: boolean) {
  const note = useRef<HTMLParagraphElement>(null);
  const did = useRef(mustAccept);
  useEffect(() => {
    if (did.current && !mustAccept) focusUnlessTyping(note.current);
    did.current = mustAccept;
  }, [mustAccept]);
  return note;
}

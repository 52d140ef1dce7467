import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import { checkoutPath } from '#client/app/paths.ts';
import summary from '#client/cart/summary.module.css';
import { ErrorSummary } from '#client/form/ErrorSummary.tsx';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { GameField_FieldFragmentDoc } from '#client/generated/graphql.ts';
import { keepDraft } from '#client/session/checkout-draft.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { CheckoutRefusal } from './checkout-action.ts';
import { readTyped, withLabel, type Typed } from './checkout-form.ts';
import type { CheckoutData } from './checkout-loader.ts';
import { Contact } from './Contact.tsx';
import { GameFields } from './GameFields.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import styles from './CheckoutForm.module.css';

type Props = { page: CheckoutData; refusal: CheckoutRefusal | undefined; typed: Typed };

/** The buyer saw another cart: the page has to show the new one. */
const OUTDATED = new Set(['PRICE_CHANGED', 'CART_CHANGED']);

export function CheckoutForm({ page, refusal, typed }: Props) {
  const { cart, paymentMethods, declined, idempotencyKey } = page;
  const form = useRef<HTMLFormElement>(null);
  const errors = refusal?.errors ?? [];
  const fieldErrors = Object.fromEntries(
    errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])).reverse(),
  );
  const asked = cart.fields.flatMap((group) => readFragment(GameField_FieldFragmentDoc, group.fields));
  const outdated = errors.some(({ code }) => OUTDATED.has(code));
  const paying = useNavigation().formAction === checkoutPath();
  useRenewedCart(outdated ? refusal : undefined);
  useEffect(() => focusFirst(form.current, refusal), [refusal]);

  return (
    <form
      method="post"
      action={checkoutPath()}
      noValidate
      ref={form}
      onChange={(event) => keepDraft(readTyped(new FormData(event.currentTarget)))}
      className={summary.columns}
    >
      <input type="hidden" name="idempotencyKey" value={refusal?.key ?? idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={cart.total.amount} />
      <input type="hidden" name="cartVersion" value={cart.version} />
      <div className={styles.sections}>
        {declined && !refusal && (
          <Notice tone="danger" role="alert" title="The payment was declined. Nothing was charged.">
            Try again or choose another method.
          </Notice>
        )}
        {outdated ? (
          <Notice tone="warning" role="alert" title={`Your order has changed. It now costs ${cart.total.formatted}.`}>
            Look it over and press Pay again. Nothing was charged.
          </Notice>
        ) : (
          <ErrorSummary errors={errors.map((error) => ({ ...error, message: withLabel(error, asked) }))} />
        )}
        <Contact typed={typed} errors={fieldErrors} />
        <GameFields groups={cart.fields} typed={typed} errors={fieldErrors} />
        <PaymentMethods methods={paymentMethods} chosen={typed['paymentMethod']} error={fieldErrors['paymentMethod']} />
      </div>
      <OrderSummary
        cart={cart}
        total={cart.total.formatted}
        warnings={cart.warnings}
        agreeError={fieldErrors['agree']}
        paying={paying}
      />
    </form>
  );
}

/** A refused action leaves the page's data as it was; ask for the cart as it is now. */
function useRenewedCart(outdated: CheckoutRefusal | undefined): void {
  const { revalidate } = useRevalidator();
  const renew = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (outdated) renew();
  }, [outdated]);
}

function focusFirst(form: HTMLFormElement | null, refusal: CheckoutRefusal | undefined): void {
  const names = new Set(refusal?.errors.map(({ field }) => field));
  const control = [...(form?.elements ?? [])].find((element) => names.has(element.getAttribute('name')));
  if (control instanceof HTMLElement && control.getAttribute('type') !== 'hidden') control.focus();
}

import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { checkoutPath } from '#client/site/paths.ts';
import { ExpressLink } from '#client/cart/express/ExpressLink.tsx';
import summary from '#client/cart/total/summary.module.css';
import type { CheckoutFailure } from '#client/checkout/checkout-action.ts';
import { readTyped, typedBefore } from '#client/checkout/checkout-form.ts';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { OrderBar } from '#client/checkout/summary/OrderBar.tsx';
import { OrderSummary } from '#client/checkout/summary/OrderSummary.tsx';
import { askedIn } from '#client/checkout/identity-form.ts';
import { keepDraft } from '#client/session/checkout-draft.ts';
import { Contact } from './Contact.tsx';
import { focusFirst } from './focus.ts';
import { GameFields } from './game/GameFields.tsx';
import { Billing, RememberCharacters } from './late-fields.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { QuotedFields } from './QuotedFields.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { useDraftSync } from './use-draft-sync.ts';
import styles from './CheckoutForm.module.css';

type Props = { page: CheckoutData; failure: CheckoutFailure | undefined };

export function CheckoutForm({ page, failure }: Props) {
  const { cart, fields, paymentMethods, idempotencyKey } = page;
  const form = useRef<HTMLFormElement>(null);
  const errors = errorsByField(failure);
  const asked = askedIn(fields);
  const typed = failure?.typed ?? typedBefore(page.guest, asked);
  const isPayable = Number(cart.total.amount) > 0 && (page.before === null || page.heldUntil !== null);
  const isBusy = useNavigation().formAction === checkoutPath();
  useDraftSync(form, { heldUntil: page.heldUntil, failure, lines: cart.lines.length });
  useEffect(() => focusFirst(form.current, failure), [failure]);

  return (
    <form
      method="post"
      action={checkoutPath()}
      noValidate
      ref={form}
      onChange={(event) => keepDraft(readTyped(new FormData(event.currentTarget)))}
      className={`${summary.columns} ${styles.form}`}
    >
      <QuotedFields cart={cart} idempotencyKey={failure?.key ?? idempotencyKey} />
      <OrderBar page={page} />
      <div className={styles.sections}>
        <CheckoutNotices page={page} failure={failure} asked={asked} />
        {isPayable && <ExpressLink />}
        <Contact typed={typed} errors={errors} />
        {page.billing && <Billing asked={page.billing} typed={typed} errors={errors} />}
        <GameFields groups={fields} cart={cart} asked={asked} typed={typed} errors={errors} />
        {asked.length > 0 && <RememberCharacters />}
        <PaymentMethods methods={paymentMethods} chosen={typed['paymentMethod']} error={errors['paymentMethod']} />
      </div>
      <OrderSummary
        page={page}
        isAgreed={failure ? failure.agreed : page.unpaidOrder !== null}
        isSubscribing={failure?.isSubscribing ?? false}
        agreeError={errors['agree']}
        isBusy={isBusy}
      />
    </form>
  );
}

/** The first message counts where a field has several. */
function errorsByField(failure: CheckoutFailure | undefined): Record<string, string> {
  const named = (failure?.errors ?? []).flatMap(({ field, message }) => (field ? [[field, message] as const] : []));
  return Object.fromEntries(named.reverse());
}

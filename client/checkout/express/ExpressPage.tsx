import { useRef, type RefObject } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { checkoutPath } from '#client/site/paths.ts';
import summary from '#client/cart/total/summary.module.css';
import { GameFields } from '#client/checkout/form/game/GameFields.tsx';
import { QuotedFields } from '#client/checkout/form/QuotedFields.tsx';
import { RememberCharacters } from '#client/checkout/form/late-fields.ts';
import { useDraftSync } from '#client/checkout/form/use-draft-sync.ts';
import { readTyped, typedBefore, type CheckoutError } from '#client/checkout/checkout-form.ts';
import { askedIn, type Asked } from '#client/checkout/identity-form.ts';
import { Consent } from '#client/checkout/summary/Consent.tsx';
import { OrderBar } from '#client/checkout/summary/OrderBar.tsx';
import { SummaryFrame } from '#client/checkout/summary/SummaryFrame.tsx';
import { keepDraft, readDraft } from '#client/session/checkout-draft.ts';
import { Container } from '#client/ui/Container.tsx';
import type { ExpressData } from './express-loader.ts';
import { orderFor, type Order } from './pay-express.ts';
import { useMissing } from './use-missing.ts';
import { Wallets } from './Wallets.tsx';
import checkout from '#client/checkout/CheckoutPage.module.css';
import fields from '#client/checkout/form/CheckoutForm.module.css';

/** Only asks for what a device's wallet does not know: the character, and the buyer's agreement. */
export function ExpressPage() {
  const page = useLoaderData<ExpressData>();
  return (
    <Container width="checkout" className={checkout.page}>
      <h1 className="h1">Express pay</h1>
      <div className={`${summary.columns} ${fields.form}`}>
        <ExpressForm page={page} />
        <SummaryFrame page={page} />
      </div>
    </Container>
  );
}

function ExpressForm({ page }: { page: ExpressData }) {
  const asked = askedIn(page.fields);
  const form = useRef<HTMLFormElement>(null);
  const { isMissing, errors, look, point, refuse } = useMissing(form, asked);
  const order = useOrder(form, asked, refuse);
  useDraftSync(form, { heldUntil: page.heldUntil, failure: undefined, lines: page.cart.lines.length });
  return (
    <form
      ref={form}
      method="post"
      action={checkoutPath()}
      noValidate
      className={fields.sections}
      onInput={look}
      onChange={(event) => keepDraft({ ...readDraft(), ...readTyped(new FormData(event.currentTarget)) })}
      onSubmit={(event) => {
        event.preventDefault();
        point();
      }}
    >
      <QuotedFields cart={page.cart} idempotencyKey={page.idempotencyKey} />
      <input type="hidden" name="paymentMethod" value={page.method} />
      <OrderBar page={page} />
      <GameFields
        groups={page.fields}
        cart={page.cart}
        asked={asked}
        typed={typedBefore(page.guest, asked)}
        errors={errors}
      />
      {asked.length > 0 && <RememberCharacters />}
      <section className={`panel ${fields.section}`}>
        <h2 className={fields.title}>Pay with your wallet</h2>
        <p className="muted">No email or card to type: your wallet has both.</p>
        <Consent isAgreed={page.unpaidOrder !== null} error={errors['agree']} />
        <Wallets page={page} isMissing={isMissing} point={point} order={order} />
      </section>
    </form>
  );
}

function useOrder(
  form: RefObject<HTMLFormElement | null>,
  asked: readonly Asked[],
  refuse: (errors: readonly CheckoutError[]) => void,
): Order {
  const { revalidate } = useRevalidator();
  return async (buyer) => {
    const ordered = await orderFor(form.current, asked, buyer);
    if (!('failure' in ordered)) return ordered;
    refuse(ordered.failure.errors ?? []);
    // A total that has to be accepted first is handled by the checkout, where this leads.
    if (ordered.failure.isOutdated) await revalidate();
    return ordered;
  };
}

import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { FailureContext } from '#client/form/refused/use-sent-error.ts';
import { Container } from '#client/ui/Container.tsx';
import type { CheckoutFailure } from './checkout-action.ts';
import type { CheckoutData } from './checkout-loader.ts';
import { CheckoutForm } from './form/CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';

export function CheckoutPage() {
  const page = useLoaderData<CheckoutData>();
  const failure = useLastFailure();
  return (
    <Container width="checkout" className={styles.page}>
      <h1 className="h1">Checkout</h1>
      <FailureContext value={failure}>
        <CheckoutForm page={page} failure={failure} />
      </FailureContext>
    </Container>
  );
}

/** Kept while the page is open: the router drops it when the cart is reloaded, or a link in the page is followed. */
function useLastFailure(): CheckoutFailure | undefined {
  const answered = useActionData<CheckoutFailure>();
  const [failure, setFailure] = useState(answered);
  if (answered && answered !== failure) setFailure(answered);
  return answered ?? failure;
}

import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { Wrap } from '#client/ui/Wrap.tsx';
import type { CheckoutRefusal } from './checkout-action.ts';
import type { CheckoutData } from './checkout-loader.ts';
import { CheckoutForm } from './form/CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';

export function CheckoutPage() {
  const page = useLoaderData<CheckoutData>();
  const refusal = useLastRefusal();
  return (
    <Wrap width="checkout" className={styles.page}>
      <h1 className="h1">Checkout</h1>
      <CheckoutForm page={page} refusal={refusal} />
    </Wrap>
  );
}

/** Kept while the page stands: the router forgets it when the cart is asked for anew, or a link in the page is followed. */
function useLastRefusal(): CheckoutRefusal | undefined {
  const answered = useActionData<CheckoutRefusal>();
  const [refusal, setRefusal] = useState(answered);
  if (answered && answered !== refusal) setRefusal(answered);
  return answered ?? refusal;
}

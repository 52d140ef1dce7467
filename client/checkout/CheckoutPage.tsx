import { useEffect, useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { readDraft, type CheckoutDraft } from '#client/session/checkout-draft.ts';
import { Wrap } from '#client/ui/Wrap.tsx';
import type { CheckoutRefusal } from './checkout-action.ts';
import type { CheckoutData } from './checkout-loader.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';

export function CheckoutPage() {
  const page = useLoaderData<CheckoutData>();
  const refusal = useLastRefusal();
  const draft = useDraft();
  return (
    <Wrap width="checkout" className={styles.page}>
      <h1 className="h1">Checkout</h1>
      {/* A new key fills the form anew: with what an earlier visit to this page had typed. */}
      <CheckoutForm key={draft ? 'draft' : 'new'} page={page} refusal={refusal} typed={refusal?.typed ?? draft ?? {}} />
    </Wrap>
  );
}

/** Kept while the page stands: asking for the cart anew makes the router forget what the action answered. */
function useLastRefusal(): CheckoutRefusal | undefined {
  const answered = useActionData<CheckoutRefusal>();
  const [refusal, setRefusal] = useState(answered);
  if (answered && answered !== refusal) setRefusal(answered);
  return answered ?? refusal;
}

/** Known only after hydration: the server cannot read what the tab keeps. */
function useDraft(): CheckoutDraft | null {
  const [draft, setDraft] = useState<CheckoutDraft | null>(null);
  useEffect(() => setDraft(readDraft()), []);
  return draft;
}

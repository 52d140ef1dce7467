import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { checkoutIssues, type CheckoutError } from '#client/checkout/checkout-form.ts';
import { focusFirst } from '#client/checkout/form/focus.ts';
import type { Asked } from '#client/checkout/identity-form.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** Whether something is missing that no wallet knows, and the messages beside the fields. */
export function useMissing(form: FormRef, asked: readonly Asked[]) {
  const [isMissing, setMissing] = useState(true);
  const [errors, setErrors] = useState<readonly CheckoutError[]>([]);
  const look = (event?: { target: EventTarget }) => {
    setMissing(!form.current || issuesIn(form.current, asked).length > 0);
    const name = event?.target instanceof Element ? event.target.getAttribute('name') : null;
    if (errors.some(({ field }) => field === name)) setErrors(errors.filter(({ field }) => field !== name));
  };
  const begin = useEffectEvent(() => look());
  // Autofilled values count like typed ones.
  useEffect(() => begin(), []);

  const refuse = (refused: readonly CheckoutError[]) => {
    setErrors(refused);
    if (refused.length > 0)
      focusFirst(form.current, { errors: [...refused], typed: {}, agreed: false, isSubscribing: false });
  };
  const point = () => refuse(form.current ? issuesIn(form.current, asked) : []);
  // The first message counts where a field has several.
  const messages: Record<string, string> = Object.fromEntries(
    errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])).reverse(),
  );
  return { isMissing, errors: messages, look, point, refuse };
}

/** The email is the wallet's. */
function issuesIn(form: HTMLFormElement, asked: readonly Asked[]): CheckoutError[] {
  return checkoutIssues(new FormData(form), asked).filter(({ field }) => field !== 'email');
}

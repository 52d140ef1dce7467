import { useEffect, useRef, useState } from 'react';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError, type Load } from '#client/data/load.ts';
import type { AddToCartInput } from '#client/generated/graphql.ts';
import { CodeMissing, fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { type CartButtonState, runCartButton } from './count/cart-button.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';
import type { CartError } from './change-cart.ts';
import { sendOnce } from './send-once.ts';

/** The shop may have made the change even though the response was lost. */
const sayNoAnswer = (): CartError => ({
  message: noAnswer('Try again: what has arrived already is not added twice.'),
});

/** The effect of a button on the cart; returns the errors. */
export type Send = (load: Load, input: AddToCartInput) => Promise<readonly CartError[]>;

/** Loaded when something is added, if not before (product/with-cart/AddedNotice.tsx). */
const addToCart: Send = async (load, input) =>
  (await fetchCode(() => import('./add-to-cart.ts'))).addToCart(load, input);

/** Adds to the cart in the browser; `state` is what the pressed button shows. Presses while it runs are ignored. */
export function useAddToCart(send: Send = addToCart) {
  const [state, show] = useState<CartButtonState>('rest');
  const running = useRef(false);
  const unanswered = useRef<Attempt>(undefined);
  const page = useRef<AbortController>(null);
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);

  /** `settled` gets the errors as soon as the response arrives. */
  function add(input: AddToCartInput, settled?: (errors: readonly CartError[]) => void): void {
    if (running.current || !page.current) return;
    running.current = true;
    const call = async () => {
      const attempt = sameAttempt(unanswered.current, input);
      const errors = await settledBy(send, attempt);
      unanswered.current = errors ? undefined : attempt;
      settled?.(errors ?? [sayNoAnswer()]);
      running.current = false;
      return { ok: errors?.length === 0 };
    };
    void runCartButton(call, show, page.current.signal);
  }
  /** A rejected attempt is over once the visitor has changed something. */
  function clearError(): void {
    show((shown) => (shown === 'error' ? 'rest' : shown));
  }
  return { state, add, clearError };
}

type Attempt = { input: AddToCartInput; idempotencyKey: string };

/** A second press after a missing response repeats the same attempt; another configuration begins a new one. */
function sameAttempt(unanswered: Attempt | undefined, input: AddToCartInput): Attempt {
  const isSame = unanswered && JSON.stringify(unanswered.input) === JSON.stringify(input);
  return isSame ? unanswered : { input, idempotencyKey: newIdempotencyKey() };
}

/** The errors; undefined if the outcome is unknown. */
async function settledBy(send: Send, { input, idempotencyKey }: Attempt): Promise<readonly CartError[] | undefined> {
  try {
    return await sendOnce((key) => send(queryBrowser, { ...input, idempotencyKey: key }), idempotencyKey);
  } catch (error) {
    if (error instanceof LoadError || error instanceof CodeMissing) return undefined;
    throw error;
  }
}

import { useEffect, useRef, useState } from 'react';
import { browserLoad, LoadError, type Load } from '#client/app/load.ts';
import type { AddToCartInput } from '#client/generated/graphql.ts';
import { CodeMissing } from '#client/ui/fetch-code.ts';
import { type CartButtonState, runCartButton } from './cart-button.ts';
import { addToCart, type CartError } from './change-cart.ts';

const NO_ANSWER: CartError = { message: 'The shop did not answer. Nothing was changed; try again.' };

/** What a pressed button does to the cart; answers with what was refused. */
export type Send = (load: Load, input: AddToCartInput) => Promise<readonly CartError[]>;

/** Adds to the cart in the browser; `state` is what the pressed button shows. Presses while it runs are ignored. */
export function useAddToCart(send: Send = addToCart) {
  const [state, show] = useState<CartButtonState>('rest');
  const running = useRef(false);
  const page = useRef<AbortController>(null);
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);

  /** `settled` gets what was refused as soon as the answer is there. */
  function add(input: AddToCartInput, settled?: (errors: readonly CartError[]) => void): void {
    if (running.current || !page.current) return;
    running.current = true;
    const call = async () => {
      const errors = await attempt(send, input);
      settled?.(errors);
      running.current = false;
      return { ok: errors.length === 0 };
    };
    void runCartButton(call, show, page.current.signal);
  }
  /** A refused attempt is over once something has been changed. */
  function forgive(): void {
    show((shown) => (shown === 'error' ? 'rest' : shown));
  }
  return { state, add, forgive };
}

async function attempt(send: Send, input: AddToCartInput): Promise<readonly CartError[]> {
  try {
    return await send(browserLoad, input);
  } catch (error) {
    if (error instanceof LoadError || error instanceof CodeMissing) return [NO_ANSWER];
    throw error;
  }
}

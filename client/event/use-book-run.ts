import { useEffect, useRef, useState } from 'react';
import { browserLoad, LoadError } from '#client/app/load.ts';
import { type CartButtonState, runCartButton } from '#client/cart/cart-button.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { bookRun } from './book-run.ts';

const NO_ANSWER: CartError = { message: 'The shop did not answer. Nothing was added; try again.' };

/** Books a run in the browser: what its button shows, and what was refused. */
export function useBookRun(id: string, refused: readonly CartError[]) {
  const [state, show] = useState<CartButtonState>('rest');
  const [errors, setErrors] = useState(refused);
  const running = useRef(false);
  const page = useRef<AbortController>(null);
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);

  function book(): void {
    if (running.current || !page.current) return;
    running.current = true;
    const call = async () => {
      const answer = await attempt(id);
      setErrors(answer);
      running.current = false;
      return { ok: answer.length === 0 };
    };
    void runCartButton(call, show, page.current.signal);
  }
  return { state, errors, book };
}

async function attempt(id: string): Promise<readonly CartError[]> {
  try {
    return await bookRun(browserLoad, id);
  } catch (error) {
    if (error instanceof LoadError) return [NO_ANSWER];
    throw error;
  }
}

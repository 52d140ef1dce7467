import { useEffect, useRef, useState } from 'react';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { showAdded } from '#client/cart/count/added.ts';
import { type CartButtonState, runCartButton } from '#client/cart/count/cart-button.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { sendOnce } from '#client/cart/send-once.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { bookRun } from './book-run.ts';

const sayNoAnswer = (): CartError => ({
  message: noAnswer('Try again: what has arrived already is not added twice.'),
});

/** Books a run in the browser: the state of its button, and the errors. */
export function useBookRun(id: string, refused: readonly CartError[]) {
  const [state, show] = useState<CartButtonState>('rest');
  const [errors, setErrors] = useState(refused);
  const running = useRef(false);
  const unanswered = useRef<string>(undefined);
  const page = useRef<AbortController>(null);
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);

  function book(): void {
    if (running.current || !page.current) return;
    running.current = true;
    const call = async () => {
      const key = unanswered.current ?? newIdempotencyKey();
      const answered = await attempt(id, key);
      unanswered.current = answered ? undefined : key;
      const answer = answered ?? [sayNoAnswer()];
      setErrors(answer);
      running.current = false;
      if (answer.length === 0) showAdded();
      return { ok: answer.length === 0 };
    };
    void runCartButton(call, show, page.current.signal);
  }
  return { state, errors, book };
}

/** The errors; undefined if the outcome is unknown. */
async function attempt(id: string, idempotencyKey: string): Promise<readonly CartError[] | undefined> {
  try {
    return await sendOnce((key) => bookRun(queryBrowser, id, key), idempotencyKey);
  } catch (error) {
    if (error instanceof LoadError) return undefined;
    throw error;
  }
}

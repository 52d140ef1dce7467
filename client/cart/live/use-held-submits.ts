import { useEffect, useRef, type RefObject } from 'react';
import { cartPath, checkoutPath, expressPath } from '#client/site/paths.ts';
import { CodeMissing, fetchCode, isCodeMissing } from '#client/ui/hydration/fetch-code.ts';
import { isSubmittedNatively, submitNatively } from '#client/ui/hydration/submit-natively.ts';

type Held = { form: HTMLFormElement; submitter: HTMLElement | null };

/**
 * A change that is asked for before the code which makes it is here waits for that, instead of reloading the page.
 * Where the code does not come, the form is sent as without script.
 */
export function useHeldSubmits(
  page: RefObject<HTMLElement | null>,
  open: () => Promise<unknown>,
  isHere: boolean,
): void {
  const held = useRef<Held[]>([]);
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    if (isHere) {
      letGo(held.current, ({ form, submitter }) => form.requestSubmit(submitter));
      // From here on it waits for the answer to them (live-cart.ts).
      next.current?.click();
      next.current = null;
      return undefined;
    }
    const hold = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== cartPath()) return;
      if (isCodeMissing() || isSubmittedNatively()) return;
      event.preventDefault();
      if (submitter) submitter.ariaBusy = 'true';
      held.current.push({ form, submitter });
      fetchCode(open).catch((error: unknown) => {
        letGo(held.current, ({ form: late, submitter: by }) => submitNatively(late, by));
        if (!(error instanceof CodeMissing)) throw error;
      });
    };
    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (held.current.length === 0 || !link || ![checkoutPath(), expressPath()].includes(link.pathname)) return;
      event.preventDefault();
      next.current = link;
    };
    element.addEventListener('submit', hold);
    element.addEventListener('click', holdLink);
    return () => {
      element.removeEventListener('submit', hold);
      element.removeEventListener('click', holdLink);
    };
  }, [page, open, isHere]);
}

function letGo(held: Held[], send: (one: Held) => void): void {
  for (const one of held.splice(0)) {
    if (one.submitter) one.submitter.ariaBusy = null;
    if (one.form.isConnected) send(one);
  }
}

import { useEffect, useRef, type RefObject } from 'react';
import { cartPath, checkoutPath, expressPath } from '#client/site/paths.ts';
import { CodeMissing, fetchCode, isCodeMissing } from '#client/ui/hydration/fetch-code.ts';
import { isSubmittedNatively, submitNatively } from '#client/ui/hydration/submit-natively.ts';

type Held = { form: HTMLFormElement; submitter: HTMLElement | null };

/**
 * A form that is sent before its code is loaded waits for that, instead of reloading the page. If the code cannot be
 * loaded, the form is sent as without script.
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
      handOver(held.current, next);
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
      const link = linkOnwards(event);
      if (held.current.length === 0 || !link) return;
      event.preventDefault();
      next.current = link;
    };
    const leave = new AbortController();
    element.addEventListener('submit', hold, leave);
    element.addEventListener('click', holdLink, leave);
    return () => leave.abort();
  }, [page, open, isHere]);
}

/** To where the cart is paid. */
function linkOnwards({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && [checkoutPath(), expressPath()].includes(link.pathname) ? link : null;
}

/** From here on the link waits for the answer to the changes (live-cart.ts). */
function handOver(held: Held[], next: RefObject<HTMLAnchorElement | null>): void {
  letGo(held, ({ form, submitter }) => form.requestSubmit(submitter));
  next.current?.click();
  next.current = null;
}

function letGo(held: Held[], send: (one: Held) => void): void {
  for (const one of held.splice(0)) {
    if (one.submitter) one.submitter.ariaBusy = null;
    if (one.form.isConnected) send(one);
  }
}

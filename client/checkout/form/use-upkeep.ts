import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { CheckoutRefusal } from '#client/checkout/checkout-action.ts';
import { awaitCode } from '#client/ui/fetch-code.ts';

type Shown = { heldUntil: string | null; refusal: CheckoutRefusal | undefined };

/** Keeps what is shown true, and what was typed: neither is needed before the page stands. */
export function useUpkeep(form: RefObject<HTMLFormElement | null>, { heldUntil, refusal }: Shown): void {
  const { revalidate } = useRevalidator();
  const renew = useEffectEvent(() => void revalidate());
  const isOutdated = refusal?.errors.some(({ code }) => code === 'PRICE_CHANGED' || code === 'CART_CHANGED');
  // A refused action leaves the page's data as it was.
  useEffect(() => {
    if (isOutdated) renew();
  }, [refusal, isOutdated]);
  // What paying takes is there before somebody pays.
  useEffect(() => void awaitCode(() => import('#client/checkout/checkout-action.ts')), []);
  useEffect(() => keepUp(({ renewAt }) => renewAt(heldUntil, renew)), [heldUntil]);
  useEffect(
    () =>
      keepUp(({ fillFromDraft, closeBarBehind, reloadOnReturn }) => {
        if (!form.current) return undefined;
        if (!refusal) fillFromDraft(form.current);
        const stops = [closeBarBehind(form.current), reloadOnReturn()];
        return () => stops.forEach((stop) => stop());
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later answers come with what was typed
    [form],
  );
}

/** The rest of the code comes once the page is shown. */
function keepUp(work: (upkeep: typeof import('./upkeep.ts')) => (() => void) | undefined): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  void awaitCode(() => import('./upkeep.ts')).then((upkeep) => {
    if (!isOver) stop = work(upkeep);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { CheckoutFailure } from '#client/checkout/checkout-action.ts';
import { readCartCount } from '#client/cart/count/cart-count.ts';
import { hearTabs } from '#client/cart/page/tabs.ts';
import { awaitCode } from '#client/ui/hydration/fetch-code.ts';

type Shown = { heldUntil: string | null; failure: CheckoutFailure | undefined; lines: number };

/** Keeps the shown values and the draft up to date: neither is needed before the page is interactive. */
export function useDraftSync(form: RefObject<HTMLFormElement | null>, { heldUntil, failure, lines }: Shown): void {
  const { revalidate } = useRevalidator();
  const renew = useEffectEvent(() => void revalidate());
  const isOutdated = failure?.errors.some(({ code }) => code === 'PRICE_CHANGED' || code === 'CART_CHANGED');
  // A rejected action leaves the page's data as it was.
  useEffect(() => {
    if (isOutdated) renew();
  }, [failure, isOutdated]);
  // The code for paying is loaded before it is needed.
  useEffect(() => void awaitCode(() => import('#client/checkout/checkout-action.ts')), []);
  useEffect(() => whileMounted(({ renewAt }) => renewAt(heldUntil, renew)), [heldUntil]);
  useEffect(
    () =>
      whileMounted(({ fillFromDraft, closeBarBehind, reloadOnReturn }) => {
        if (!form.current) return undefined;
        if (!failure) fillFromDraft(form.current);
        // Changed in another tab before anyone touched this one.
        if (readCartCount() !== lines) renew();
        const stops = [closeBarBehind(form.current), reloadOnReturn(), hearTabs(renew)];
        return () => stops.forEach((stop) => stop());
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later answers come with what was typed
    [form],
  );
}

/** This code is loaded once the page is shown. */
function whileMounted(work: (draftSync: typeof import('./draft-sync.ts')) => (() => void) | undefined): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  void awaitCode(() => import('./draft-sync.ts')).then((draftSync) => {
    if (!isOver) stop = work(draftSync);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

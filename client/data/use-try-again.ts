import { useCallback, useEffect, useTransition, type MouseEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';

/** For the link of a missing section: its click handler, and whether a retry is pending. */
export type TryAgain = { isTrying: boolean; onClick(press: MouseEvent): void };

/**
 * Requests only the missing data of the page: when the visitor presses the link, comes back to the page, or is online
 * again.
 */
export function useTryAgain(): TryAgain {
  const { revalidate } = useRevalidator();
  const [isTrying, startTrying] = useTransition();
  const tryAgain = useCallback(() => startTrying(() => askForMissing(revalidate)), [revalidate]);
  useEffect(() => {
    const back = new AbortController();
    const again = () => {
      if (document.visibilityState === 'visible') tryAgain();
    };
    document.addEventListener('visibilitychange', again, { signal: back.signal });
    addEventListener('online', again, { signal: back.signal });
    return () => back.abort();
  }, [tryAgain]);
  const onClick = (press: MouseEvent) => {
    press.preventDefault();
    tryAgain();
  };
  return { isTrying, onClick };
}

async function askForMissing(revalidate: () => Promise<void>): Promise<void> {
  // Without this code nothing can be requested, and the page stays as it is.
  const apollo = await fetchCode(() => import('./apollo.ts')).catch(() => undefined);
  await apollo?.askForMissing(revalidate);
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Asks for the page's data anew when the visitor comes back to it, or the network does. */
export function useTryAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const back = new AbortController();
    const again = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', again, { signal: back.signal });
    addEventListener('online', again, { signal: back.signal });
    return () => back.abort();
  }, [revalidate]);
}

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { readAdded, subscribeToAdded, takeNews, type Added } from '#client/cart/count/added.ts';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';

/** A product added sooner after the last one only changes the cart's count. */
export const QUIET_MS = 10_000;

type Sheet = ComponentType<{ added: Added; onClose: () => void }>;

/** Together with the code that adds to the cart. */
const fetchSheet = () =>
  fetchCode(async () => {
    const [sheet] = await Promise.all([import('./AddedSheet.tsx'), import('#client/cart/add-to-cart.ts')]);
    return sheet;
  });

/** Shows the product that was added to the cart; its code is fetched while a page with such a button is idle. */
export function AddedNotice() {
  const { key } = useLocation();
  const added = useSyncExternalStore(subscribeToAdded, readAdded, () => undefined);
  const [open, setOpen] = useState<{ Sheet: Sheet; key: string }>();
  const [quietUntil, setQuietUntil] = useState(0);
  const isOpen = open?.key === key;

  useEffect(() => {
    // On a page without a form for the cart its code is fetched when it is needed.
    if (document.querySelector('main form[method="post"]'))
      void whenIdle()
        .then(fetchSheet)
        .catch(() => undefined);
  }, [key]);
  useEffect(() => {
    if (!added || !takeNews() || isOpen || added.atMs < quietUntil) return;
    // Added long before this code was loaded: nobody waits for the notice any more.
    if (Date.now() - added.atMs > QUIET_MS) return;
    setQuietUntil(added.atMs + QUIET_MS);
    // If its code cannot be loaded, the count in the header shows the change.
    void fetchSheet().then(
      ({ AddedSheet }) => setOpen({ Sheet: AddedSheet, key }),
      () => undefined,
    );
  }, [added, isOpen, quietUntil, key]);

  return isOpen && added && <open.Sheet added={added} onClose={() => setOpen(undefined)} />;
}

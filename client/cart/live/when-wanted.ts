import { hearTabs } from '#client/cart/page/tabs.ts';
import { whenTouched } from '#client/ui/hydration/when-touched.ts';

/**
 * Resolves when the cart may change: the visitor acts, another tab has changed it, or the page is restored from the
 * browser's memory. `changed` is called each time one of the latter two happens, until the page is left.
 */
export function whenWanted(changed: () => void, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const hear = () => {
      changed();
      resolve();
    };
    const stop = hearTabs(hear);
    left.addEventListener('abort', stop, { once: true });
    window.addEventListener('pageshow', ({ persisted }) => persisted && hear(), { signal: left });
    void whenTouched().then(resolve);
  });
}

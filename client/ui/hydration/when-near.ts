import { afterFrame } from './when-painted.ts';

/**
 * Resolves when the element is about to be scrolled into view; at once if it does not exist. Also when the visitor
 * presses something or goes back: a navigation may follow, and React shows nothing of it, not even that it has begun,
 * until it has hydrated the parts that depend on the location. The press itself is handled first.
 */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: '50%' },
    );
    const come = () => {
      near.disconnect();
      waiting.abort();
      afterFrame(resolve);
    };
    near.observe(element);
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const act of ['pointerdown', 'keydown', 'popstate']) addEventListener(act, come, options);
  });
}

/**
 * Resolves when the element is about to be scrolled into view; at once when it is not there.
 *
 * @param screens how far from the screen that is, in heights of it.
 */
export function whenNear(id: string, screens = 0.5): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        resolve();
      },
      { rootMargin: `${screens * 100}%` },
    );
    near.observe(element);
  });
}

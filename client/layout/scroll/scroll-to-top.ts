const SCROLL_MS = 500;

export const easeOutCubic = (part: number): number => 1 - (1 - part) ** 3;

/** Jumps without animation for visitors who prefer reduced motion. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0);
  const began = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - began) / SCROLL_MS);
    window.scrollTo(0, from * (1 - easeOutCubic(part)));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

import { whenIdle } from '#client/ui/hydration/when-idle.ts';

/** Resolves when the whole document has loaded and the browser is idle. */
export async function whenComplete(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}

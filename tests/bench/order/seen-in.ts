import type { Page } from '@playwright/test';

/** When the page's own clock first shows these words; milliseconds since 1970. */
export function seenIn(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.body.innerText.includes(wanted)) return;
          watch.disconnect();
          resolve(Date.now());
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
}

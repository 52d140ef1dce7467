import type { Page } from '@playwright/test';

/** @returns where the focus was invisible or lost, in every document that the page opens from now on. */
export async function watchFocus(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  await page.exposeFunction('tellUnseen', (what: string) => unseen.push(`${new URL(page.url()).pathname}: ${what}`));
  await page.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { tellUnseen(what: string): void }).tellUnseen(what);
    const nameOf = (element: Element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`.slice(0, 60);
    // Scrolled to, laid out and slid in by then.
    const settled = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    };
    const isSeen = (focused: Element) => {
      // Radio buttons and checkboxes are drawn by their labels.
      const isMark = focused instanceof HTMLInputElement && /radio|checkbox/.test(focused.type);
      const shown = (isMark && focused.labels?.[0]) || focused;
      const { left, right, top, bottom, width } = shown.getBoundingClientRect();
      const middle = (Math.max(0, top) + Math.min(bottom, innerHeight)) / 2;
      if (width === 0 || middle < 0 || middle >= innerHeight) return false;
      const above = document.elementFromPoint((Math.max(0, left) + Math.min(right, innerWidth)) / 2, middle);
      return shown.contains(above) || above?.contains(shown) === true;
    };
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      void settled().then(() => {
        if (target === document.activeElement && !isSeen(target))
          tell(`${nameOf(target)} has the focus and is not seen`);
      });
    });
    // A page that is on its way takes the focus with it until its heading has it: what counts is the next key.
    let last = '';
    document.addEventListener('focusin', ({ target }) => (last = target instanceof Element ? nameOf(target) : last));
    document.addEventListener('keydown', ({ target }) => {
      // Behind the last stop of a modal dialog comes the browser itself.
      const isBrowsers = document.querySelector('dialog:modal') !== null;
      if (target === document.body && last !== '' && !isBrowsers) tell(`the focus was lost after ${last}`);
    });
  });
  return unseen;
}

import { expect, type Locator } from '@playwright/test';

/**
 * Waits until script answers for this part of a page; before, its links and forms do without. Much of it comes only
 * once the visitor moves. React leaves a property of its own on each element that it has hydrated.
 */
export async function waitForHydration(part: Locator): Promise<void> {
  const isHydrated = () =>
    part.evaluate((element) => {
      document.dispatchEvent(new Event('pointermove'));
      return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    });
  await expect.poll(isHydrated).toBe(true);
}

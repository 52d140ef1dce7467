import { expect, type Locator } from '@playwright/test';

/**
 * Waits until script answers for this part of a page; before, its links and forms do without. Much of it comes only
 * once the visitor moves.
 */
export async function waitForHydration(part: Locator): Promise<void> {
  const move = () => part.evaluate(() => document.dispatchEvent(new Event('pointermove')));
  await expect.poll(async () => (await move()) && isHydrated(part)).toBe(true);
}

/** The same of what comes without a visitor, who has not moved then. */
export async function waitUntouched(part: Locator): Promise<void> {
  await expect.poll(() => isHydrated(part)).toBe(true);
}

/** React leaves a property of its own on each element that it has hydrated. */
function isHydrated(part: Locator): Promise<boolean> {
  return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
}

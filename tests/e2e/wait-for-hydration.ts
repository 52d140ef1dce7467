import { expect, type Locator } from '@playwright/test';

/**
 * Waits until this part of a page is hydrated; before that, its links and forms work without script. Many parts are only
 * hydrated after an interaction.
 */
export async function waitForHydration(part: Locator): Promise<void> {
  const move = () => part.evaluate(() => document.dispatchEvent(new Event('pointermove')));
  await expect.poll(async () => (await move()) && isHydrated(part)).toBe(true);
}

/** Waits for parts that are hydrated without any interaction, and makes none. */
export async function waitUntouched(part: Locator): Promise<void> {
  await expect.poll(() => isHydrated(part)).toBe(true);
}

/** React sets a property on each element that it has hydrated. */
function isHydrated(part: Locator): Promise<boolean> {
  return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
}

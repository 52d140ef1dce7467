import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that another theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type What = { rules?: 'all' | 'colours'; within?: string };

/**
 * What axe finds wrong on a page, as `rule: the elements`; empty when nothing is.
 * No page frames another of our own, so that it is looked at in one go; and only what fails is written down. Otherwise
 * it takes three times as long.
 */
export async function violationsOf(page: Page, { rules = 'all', within = 'html' }: What = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(within)
    .setLegacyMode();
  const { violations } = await (rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

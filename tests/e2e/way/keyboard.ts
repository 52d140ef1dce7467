import { expect, type Locator } from '@playwright/test';
import type { Way } from './way.ts';

export const keyboard: Way = {
  name: 'with the keyboard alone',
  hasScript: true,
  finds: 'by search',
  async press(target) {
    await tabTo(target);
    await target.press('Enter');
  },
  async mark(box) {
    await tabTo(box);
    const keys = box.page().keyboard;
    if ((await box.getAttribute('type')) === 'checkbox' || (await isFocused(box))) await keys.press('Space');
    for (let turns = 0; turns < MAX_ENTRIES && !(await box.isChecked()); turns += 1) await keys.press('ArrowDown');
  },
  async pick(list, entry) {
    await tabTo(list);
    const entries = await list.getByRole('option').allTextContents();
    const wanted = entries.findIndex((words) => words.startsWith(entry));
    const from = await list.evaluate((select: HTMLSelectElement) => select.selectedIndex);
    const keys = list.page().keyboard;
    await keys.press('Space');
    for (let at = from; at !== wanted; at += Math.sign(wanted - from))
      await keys.press(at < wanted ? 'ArrowDown' : 'ArrowUp');
    await keys.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  async date(field, day) {
    await tabTo(field);
    const [year, month, date] = day.split('-');
    await field.page().keyboard.type(`${month}${date}${year}`);
  },
  async suggest(field, name) {
    await expect(field).toHaveAttribute('aria-expanded');
    await tabTo(field);
    const keys = field.page().keyboard;
    await keys.type(name.slice(0, -2));
    await keys.press('ArrowDown');
    await keys.press('Enter');
  },
  async stretch(range, from, to) {
    await slide(range.getByRole('slider', { name: /, to$/ }), to);
    await slide(range.getByRole('slider', { name: /, from$/ }), from);
  },
};

const MAX_TABS = 200;
const MAX_ENTRIES = 40;

/** Goes on by Tab, or back when the target stands before what has the focus; a group of radio buttons is one stop. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const keys = target.page().keyboard;
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    const where = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
      if (element === focused || (group && group === focused.getAttribute('name'))) return 'here';
      const isBehind = focused !== document.body && element.compareDocumentPosition(focused) & 4;
      return isBehind ? 'behind' : 'ahead';
    });
    if (where === 'here') return;
    await keys.press(where === 'behind' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${String(target)} cannot be reached with ${MAX_TABS} tabs`);
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function slide(thumb: Locator, step: string): Promise<void> {
  await tabTo(thumb);
  for (let turns = 0; turns < MAX_ENTRIES; turns += 1) {
    const reached = (await thumb.getAttribute('aria-valuetext')) ?? '';
    if (reached === step) return;
    await thumb.press('ArrowRight');
    await expect(thumb).not.toHaveAttribute('aria-valuetext', reached);
  }
}

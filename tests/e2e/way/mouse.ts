import { expect, type Locator } from '@playwright/test';
import type { Way } from './way.ts';

export const mouse: Way = {
  name: 'by mouse',
  hasScript: true,
  finds: 'by category',
  press: (target) => target.click(),
  mark: (box) => box.click(),
  async pick(list, entry) {
    await list.click();
    await list.getByRole('option', { name: entry }).first().click();
  },
  type: (field, text) => field.fill(text),
  date: (field, day) => field.fill(day),
  async suggest(field, name) {
    await expect(field).toHaveAttribute('aria-expanded');
    await field.pressSequentially(name.slice(0, -2));
    await field.page().getByRole('listbox').getByRole('option', { name }).click();
  },
  stretch: stretchBy((track, position) => track.click({ position })),
};

type PressAt = (track: Locator, position: { x: number; y: number }) => Promise<void>;

/** Presses the slider where its two ends are to be. */
export function stretchBy(press: PressAt): Way['stretch'] {
  return async (range, from, to) => {
    await pressTrack(range, 'to', to, press);
    await pressTrack(range, 'from', from, press);
  };
}

/** The thumb that is nearer comes. */
async function pressTrack(range: Locator, end: 'from' | 'to', step: string, press: PressAt): Promise<void> {
  const thumb = range.getByRole('slider', { name: new RegExp(`, ${end}$`) });
  const names = await range.locator('select').last().locator('option:not([value=""])').allTextContents();
  // Of the two thumbs' track, over which nothing of theirs takes the mouse.
  const track = thumb.locator('..');
  const { width, height } = (await track.boundingBox()) ?? { width: 0, height: 0 };
  const share = (names.indexOf(step) + 1) / names.length;
  await press(track, { x: 14 + (width - 28) * share, y: height / 2 });
  await expect(thumb).toHaveAttribute('aria-valuetext', step);
}

import { mouse } from './mouse.ts';
import type { Way } from './way.ts';

/** For a browser in which JavaScript is off. */
export const withoutScript: Way = {
  name: 'with JavaScript off',
  hasScript: false,
  finds: 'by category',
  press: (target) => target.click(),
  mark: (box) => box.check(),
  pick: (list, entry) => mouse.pick(list, entry),
  type: (field, text) => field.fill(text),
  date: (field, day) => field.fill(day),
  suggest: (field, name) => field.fill(name),
  async stretch(range, from, to) {
    await withoutScript.pick(range.getByRole('combobox', { name: 'Now' }), from);
    await withoutScript.pick(range.getByRole('combobox', { name: 'Goal' }), to);
  },
};

import { mouse, stretchBy } from './mouse.ts';
import type { Way } from './way.ts';

/** On a phone: lists open over the page where a finger taps; what is chosen in them is the browser's own. */
export const touch: Way = {
  ...mouse,
  name: 'by touch',
  press: (target) => target.tap(),
  mark: (box) => box.tap(),
  async pick(list, entry) {
    const names = await list.getByRole('option').allTextContents();
    await list.selectOption({ label: names.find((name) => name.startsWith(entry)) ?? entry });
  },
  stretch: stretchBy((track, position) => track.tap({ position })),
};

import type { Locator } from '@playwright/test';

/** A way to use a page. Arguments are found by role and name; each action resolves when it is done. */
export type Way = {
  name: string;
  hasScript: boolean;
  /** From a page with the header to the results of a search, or along the categories. */
  finds: 'by category' | 'by search';
  /** A link, a button, what opens a menu. */
  press(target: Locator): Promise<void>;
  /** A radio button or a checkbox. */
  mark(box: Locator): Promise<void>;
  /** An entry of a list, by how it begins. */
  pick(list: Locator, entry: string): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** A date is given as `2031-05-17`. */
  date(field: Locator, day: string): Promise<void>;
  /** One of the names that a field suggests. */
  suggest(field: Locator, name: string): Promise<void>;
  /** The two ends of a range. */
  stretch(range: Locator, from: string, to: string): Promise<void>;
};

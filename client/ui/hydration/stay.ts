/**
 * State of a navigation that changes a list under the visitor's hands: the page is not scrolled to its top.
 * A plain link or form says so with `data-stay`.
 */
export const STAY = { stay: true };

export function stays(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stay' in state;
}

/**
 * State of a navigation that changes a shown list: the scroll position is kept. A plain link or form has `data-stay`
 * for it.
 */
export const STAY = { stay: true };

export function stays(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stay' in state;
}

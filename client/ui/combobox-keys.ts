const PAGE = 8;

/**
 * The row of a combobox's list that a key moves to, wrapping around; undefined if the key belongs to the text field, as
 * Home and End do until a row is active. @param active -1 for none.
 */
export function nextRow(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'PageDown') return Math.min(last, active + PAGE);
  if (key === 'PageUp') return Math.max(0, active - PAGE);
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The row a key leads to, round at both ends; undefined when the key is the field's own. */
export function move(key: string, active: number, rows: number): number | undefined {
  if (rows === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % rows;
  if (key === 'ArrowUp') return active <= 0 ? rows - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? rows - 1 : undefined;
}

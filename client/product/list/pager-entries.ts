/** Page numbers for the pager: both ends, the neighbours, and `gap` where some are left out. */
export function pagerEntries(page: number, last: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((n, i) => (i > 0 && n - (pages[i - 1] ?? n) > 1 ? ['gap' as const, n] : [n]));
}

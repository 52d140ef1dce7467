/**
 * Whether a shown answer tells which option it belongs to, as `Rating 1000 – 1600` and, for levels, `Level 80 – 90` do.
 */
export function namesOption(shown: string, name: string): boolean {
  return [name, name.replace(/s$/, '')].some((own) => shown.startsWith(`${own} `));
}

/** Whether what is shown says which option it answers, as `Rating 1000 – 1600` and, of levels, `Level 80 – 90` do. */
export function namesOption(shown: string, name: string): boolean {
  return [name, name.replace(/s$/, '')].some((own) => shown.startsWith(`${own} `));
}

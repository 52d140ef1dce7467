/** Options whose label begins with what was typed, in any case; all of them while nothing is typed. */
export function suggested<Option extends { label: string }>(options: readonly Option[], typed: string): Option[] {
  const prefix = typed.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().startsWith(prefix));
}

/** The option that is called this, in any case. */
export function named<Option extends { label: string }>(options: readonly Option[], typed: string): Option | undefined {
  const name = typed.trim().toLowerCase();
  return options.find(({ label }) => label.toLowerCase() === name);
}

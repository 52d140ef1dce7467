type Value = { name: string; hint: string };

const MIN_VALUES = 2;
const MAX_VALUES = 4;
/** On two lines. */
const MAX_LETTERS = 16;
/** The longest word that fits unbroken on a phone, by how many values stand side by side. */
const MAX_WORD_LETTERS = [0, 0, 14, 11, 8];

/** Whether the values of a choice are few and short enough to stand side by side on a phone. */
export function fitsSegments(values: readonly Value[]): boolean {
  if (values.length < MIN_VALUES || values.length > MAX_VALUES) return false;
  // Values with hints are easier to read as rows.
  if (values.filter(({ hint }) => hint).length > 1) return false;
  const longest = MAX_WORD_LETTERS[values.length] ?? 0;
  return values.every(
    ({ name }) => name.length <= MAX_LETTERS && name.split(' ').every((word) => word.length <= longest),
  );
}

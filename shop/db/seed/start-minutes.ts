const MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 24 * 60, week: 7 * 24 * 60 };
const WORDS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };

const TIME = /^(?:within )?(\d{1,3}|an?|one|two|three|four) (minute|hour|day|week)s?$/i;
const SAME_DAY = /^(today|the same day)\b/i;

/** How soon a start like `Within 2 hours` or `Today` is, at the latest; undefined for `After the weekly reset`. */
export function startMinutes(text: string): number | undefined {
  const [, count = '', unit = ''] = TIME.exec(text) ?? [];
  if (!unit) return SAME_DAY.test(text) ? MINUTES['day'] : undefined;
  return (WORDS[count.toLowerCase()] ?? Number(count)) * (MINUTES[unit.toLowerCase()] ?? 0);
}

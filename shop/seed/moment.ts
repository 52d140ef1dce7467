const DAY_MS = 24 * 60 * 60 * 1000;

/** The first moment of a time or a day. */
export function startOf(moment: string | undefined): Date | null {
  return moment === undefined ? null : new Date(moment);
}

/** The first moment after it: a day alone is meant wholly. */
export function endOf(moment: string | undefined): Date | null {
  if (moment === undefined) return null;
  const isDay = !moment.includes('T');
  return new Date(Date.parse(moment) + (isDay ? DAY_MS : 0));
}

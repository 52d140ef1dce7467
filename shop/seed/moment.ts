const DAY_MS = 24 * 60 * 60 * 1000;

/** A time, or the beginning of a day. */
export function startOf(moment: string | undefined): Date | null {
  return moment === undefined ? null : new Date(moment);
}

/** A time, or the end of a day. */
export function endOf(moment: string | undefined): Date | null {
  if (moment === undefined) return null;
  const isDay = !moment.includes('T');
  return new Date(Date.parse(moment) + (isDay ? DAY_MS : 0));
}

export const PROGRESS_START = 0.08;
/** Shown until the page is loaded; never quite full. */
const PROGRESS_LIMIT = 0.994;

/** The next value while waiting for an unknown time: the further along, the smaller the step. */
export function trickle(progress: number): number {
  const step = progress < 0.2 ? 0.1 : progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(PROGRESS_LIMIT, progress + step);
}

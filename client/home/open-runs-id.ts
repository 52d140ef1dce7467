/** The section of the runs that start next. */
export const OPEN_RUNS_ID = 'open-runs';

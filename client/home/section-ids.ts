/** The section of the runs that start next. */
export const OPEN_RUNS_ID = 'open-runs';
/** The rail of what is bought most. */
export const POPULAR_ID = 'popular';

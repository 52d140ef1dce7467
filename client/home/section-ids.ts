/** Deferred sections of the page: their ids are needed before their code is loaded. */
export const POPULAR = { id: 'popular', title: 'Popular right now' };
export const RUNS_TITLE = 'Runs with open seats';
export const RUNS_SHOWN = 5;

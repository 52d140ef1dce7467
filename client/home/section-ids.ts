/** Sections that come after the page: named here, as their code comes later still. */
export const POPULAR = { id: 'popular', title: 'Popular right now' };
export const RUNS_TITLE = 'Runs with open seats';
export const RUNS_SHOWN = 5;

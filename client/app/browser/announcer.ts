/** The live region in which the browser tells of a new page. */
export const ANNOUNCER_ID = 'announcer';

/** Of the part of a player's page in which something is asked for. */
export const REQUEST_ID = 'request';

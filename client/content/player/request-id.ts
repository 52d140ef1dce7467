/** The section of a player's page with the products to request. */
export const REQUEST_ID = 'request';

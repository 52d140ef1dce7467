/** Where links of an order's page lead to. */
export const LINK_ID = 'private-link';
export const MESSAGES_ID = 'messages';
export const REVIEW_ID = 'review';

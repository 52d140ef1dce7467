/** Where links of an order's page lead to. */
export const LINK_ID = 'private-link';
export const MESSAGES_ID = 'messages';
export const REVIEW_ID = 'review';

/** Where the login of a line is handed over. */
export const loginId = (line: string): string => `login-${line}`;

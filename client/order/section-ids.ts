/** Anchors on an order's page. */
export const LINK_ID = 'private-link';
export const MESSAGES_ID = 'messages';
export const REVIEW_ID = 'review';

/** The section with the login of a line. */
export const loginId = (line: string): string => `login-${line}`;

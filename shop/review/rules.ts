const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a buyer may change a review. */
const EDIT_DAYS = 7;

export const MIN_TEXT_LENGTH = 10;
export const MAX_TEXT_LENGTH = 1_500;
export const MAX_AUTHOR_LENGTH = 40;

/** Why a visitor reports a review. */
export const REPORT_REASONS = ['abuse', 'personal', 'spam', 'false', 'other'] as const;

type ReviewedOrder = { stage: string; paid_at: Date | null };

/** Whether the order can be reviewed at all: paid, finished, and neither disputed nor refunded. */
export function isReviewable({ stage, paid_at }: ReviewedOrder): boolean {
  return stage === 'completed' && paid_at !== null;
}

/** Until when its buyer may change a review. */
export function editableUntil({ created_at }: { created_at: Date }): Date {
  return new Date(created_at.getTime() + EDIT_DAYS * DAY_MS);
}

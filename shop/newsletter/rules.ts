export const SOURCES = ['footer', 'popup', 'checkout'] as const;
export type Source = (typeof SOURCES)[number];

export const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** An address that was not confirmed in this time is deleted. */
export const PENDING_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

const MIN_PAUSE_MS = 10 * 60 * 1000;
const MAX_PAUSE_MS = 24 * 60 * 60 * 1000;

export type Known = { confirmed_at: Date | null; mails: number; asked_at: Date };

/**
 * Whether an address is sent a link now: not if it is subscribed already, and not so often that a stranger's mailbox
 * could be flooded: the pause after each mail is twice the one before.
 */
export function isLinkDue({ confirmed_at, mails, asked_at }: Known, now: Date): boolean {
  if (confirmed_at) return false;
  if (mails === 0) return true;
  const pause = Math.min(MIN_PAUSE_MS * 2 ** (mails - 1), MAX_PAUSE_MS);
  return now.getTime() - asked_at.getTime() >= pause;
}

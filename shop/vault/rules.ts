const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_MINUTES = 10;

export const MAX_FIELD_LENGTH = 200;
export const MAX_NOTE_LENGTH = 300;
export const MAX_CODE_LENGTH = 40;
export const MAX_REASON_LENGTH = 200;
export const MIN_REASON_LENGTH = 5;

/** Stages in which a player may use the account. */
const OPEN_STAGES: readonly string[] = ['paid', 'assigned', 'in_progress', 'paused'];

/** Whether an order in this stage may have a sealed login. */
export function mayHoldLogin(stage: string): boolean {
  return OPEN_STAGES.includes(stage);
}

type Line = { needs_login: boolean; done_at: Date | null };

/** Whether a login for this line may be sealed and opened now. */
export function isLoginOpen({ stage }: { stage: string }, { needs_login, done_at }: Line): boolean {
  return needs_login && done_at === null && mayHoldLogin(stage);
}

export function loginExpiry(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
}

/** Whether two reasons are the same, apart from case, accents, punctuation and invisible characters. */
export function sameNeed(one: string, other: string): boolean {
  const folded = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\p{DI}]/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return folded(one) === folded(other);
}

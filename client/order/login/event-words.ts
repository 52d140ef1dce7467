import type { LoginEventKind } from '#client/generated/graphql.ts';

type Event = { kind: LoginEventKind; player: string | null; reason: string | null };

/** One entry in the log of a sealed login. */
export function eventWords({ kind, player, reason }: Event): string {
  const who = player ?? 'Your player';
  const words: Record<LoginEventKind, string> = {
    STORED: 'You sealed it',
    OPENED: `${who} opened it: ${reason}`,
    CODE_STORED: 'You sent a code',
    CODE_SHOWN: `${who} saw the code: ${reason}`,
    DELETED: 'You deleted it',
    ENDED: 'Deleted, because this service is over',
    EXPIRED: 'Deleted, because it was kept for long enough',
  };
  return words[kind];
}

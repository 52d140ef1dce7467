import { each, fields, flag, moment, momentOrNull, text, textOrNull } from '#server/rest/transport/read.ts';

export type WireLoginEvent = { kind: string; player: string | null; reason: string | null; at: string };

export type WireLogin = {
  stored_at: string | null;
  expires_at: string | null;
  code_until: string | null;
  can_store: boolean;
  record: WireLoginEvent[];
};

/** Null for a line that its buyer plays. */
export function readLogin(value: unknown): WireLogin | null {
  const raw = fields(value);
  if (Object.keys(raw).length === 0) return null;
  return {
    stored_at: momentOrNull(raw['stored_at']),
    expires_at: momentOrNull(raw['expires_at']),
    code_until: momentOrNull(raw['code_until']),
    can_store: flag(raw['can_store']),
    record: each(raw['record'], (event) => ({
      kind: text(event['kind']),
      player: textOrNull(event['player']),
      reason: textOrNull(event['reason']),
      at: moment(event['at']),
    })),
  };
}

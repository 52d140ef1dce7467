import { eachOf, flag, moment, momentOrNull, orNull, record, text, textOrNull } from '#server/rest/transport/read.ts';

const readLoginEvent = record({ kind: text, player: textOrNull, reason: textOrNull, at: moment });

/** Null for a line that its buyer plays. */
export const readLogin = orNull(
  record({
    stored_at: momentOrNull,
    expires_at: momentOrNull,
    code_until: momentOrNull,
    can_store: flag,
    record: eachOf(readLoginEvent),
  }),
);

export type WireLogin = NonNullable<ReturnType<typeof readLogin>>;
export type WireLoginEvent = ReturnType<typeof readLoginEvent>;

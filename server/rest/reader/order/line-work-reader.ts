import {
  count,
  decimal,
  eachOf,
  fields,
  firstDecimal,
  flag,
  integer,
  moment,
  momentOrNull,
  plain,
  record,
  text,
  type Fields,
} from '#server/rest/transport/read.ts';
import { readPlayer } from '#server/rest/reader/player-reader.ts';
import { readLogin } from './login-reader.ts';

const readDate = record({ event_id: text, starts_at: moment, ends_at: moment });

const readFields = record({
  unit_name: (value) => plain(value) || 'Units',
  units_total: (value) => integer(value) ?? 1,
  units_done: count,
  unit_reached: plain,
  start_by: momentOrNull,
  done_by: momentOrNull,
  started_at: momentOrNull,
  done_at: momentOrNull,
  run_canceled: flag,
  can_reschedule: flag,
  other_dates: eachOf(readDate),
  /** Null unless the run was canceled. */
  refund_offer_decimal: (value) => decimal(value) ?? null,
  refunded_decimal: firstDecimal,
  login: readLogin,
  players: eachOf(readPlayer),
});

/** The progress of one line. */
export type WireWork = ReturnType<typeof readFields> & { run_starts_at: string | null };
export type WireDate = ReturnType<typeof readDate>;

export function readWork(raw: Fields): WireWork {
  return { ...readFields(raw), run_starts_at: momentOrNull(fields(raw['event'])['starts_at']) };
}

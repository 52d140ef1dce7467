import {
  decimal,
  each,
  fields,
  firstDecimal,
  flag,
  integer,
  moment,
  momentOrNull,
  plain,
  text,
  type Fields,
} from '#server/rest/transport/read.ts';
import { readPlayer, type WirePlayer } from '#server/rest/reader/player-reader.ts';
import { readLogin, type WireLogin } from './login-reader.ts';

/** The progress of one line. */
export type WireWork = {
  unit_name: string;
  units_total: number;
  units_done: number;
  unit_reached: string;
  start_by: string | null;
  done_by: string | null;
  started_at: string | null;
  done_at: string | null;
  run_canceled: boolean;
  run_starts_at: string | null;
  can_reschedule: boolean;
  other_dates: WireDate[];
  /** Null unless the run was canceled. */
  refund_offer_decimal: string | null;
  refunded_decimal: string;
  login: WireLogin | null;
  players: WirePlayer[];
};

export type WireDate = { event_id: string; starts_at: string; ends_at: string };

export function readWork(raw: Fields): WireWork {
  return {
    unit_name: plain(raw['unit_name']) || 'Units',
    units_total: integer(raw['units_total']) ?? 1,
    units_done: integer(raw['units_done']) ?? 0,
    unit_reached: plain(raw['unit_reached']),
    start_by: momentOrNull(raw['start_by']),
    done_by: momentOrNull(raw['done_by']),
    started_at: momentOrNull(raw['started_at']),
    done_at: momentOrNull(raw['done_at']),
    run_canceled: flag(raw['run_canceled']),
    run_starts_at: momentOrNull(fields(raw['event'])['starts_at']),
    can_reschedule: flag(raw['can_reschedule']),
    other_dates: each(raw['other_dates'], ({ event_id, starts_at, ends_at }) => ({
      event_id: text(event_id),
      starts_at: moment(starts_at),
      ends_at: moment(ends_at),
    })),
    refund_offer_decimal: decimal(raw['refund_offer_decimal']) ?? null,
    refunded_decimal: firstDecimal(raw['refunded_decimal']),
    login: readLogin(raw['login']),
    players: each(raw['players'], readPlayer),
  };
}

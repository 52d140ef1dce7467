import { fields, integer, items, plain, text, type Fields } from '#server/rest/transport/read.ts';
import { readStars, type WireStars } from './stars-reader.ts';

export type WirePlayer = {
  slug: string;
  name: string;
  /** Paths. */
  games: string[];
  languages: string[];
  hours: string;
  finished_orders: number;
  on_time: { lines: number; kept: number } | null;
  stars: WireStars;
  /** Whether there is a public profile. */
  is_public: boolean;
};

export function readPlayer(raw: Fields): WirePlayer {
  const onTime = fields(raw['on_time']);
  const lines = integer(onTime['lines']) ?? 0;
  return {
    slug: text(raw['slug']),
    name: plain(raw['name']),
    games: items(raw['games']).map(text).filter(Boolean),
    languages: items(raw['languages']).map(text).filter(Boolean),
    hours: plain(raw['hours']),
    finished_orders: integer(raw['finished_orders']) ?? 0,
    on_time: lines > 0 ? { lines, kept: integer(onTime['kept']) ?? 0 } : null,
    stars: readStars(raw['star_counts']),
    is_public: raw['is_public'] === true,
  };
}

import { each, fields, flag, items, plain, text, type Fields } from '#server/rest/transport/read.ts';

export type WireReward = {
  /** Such as `mount`; in lower case. */
  kind: string;
  name: string;
  slot: string;
  /** Whether it is a random drop of the game. */
  chance: boolean;
  image: string;
};

/** The contents of a product; lists and texts are empty if the shop sends none. */
export type WireContents = { bosses: string[]; rewards: WireReward[]; team: string; schedule: string };

export function readContents(value: unknown): WireContents {
  const raw = fields(value);
  return {
    bosses: items(raw['bosses']).map(plain).filter(Boolean),
    rewards: each(raw['rewards'], readReward),
    team: plain(raw['team']),
    schedule: plain(raw['schedule']),
  };
}

function readReward(raw: Fields): WireReward | undefined {
  const name = plain(raw['name']);
  if (!name) return undefined;
  return {
    kind: text(raw['kind']),
    name,
    slot: plain(raw['slot']),
    chance: flag(raw['chance']),
    image: text(raw['image']),
  };
}

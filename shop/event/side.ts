import type { ErrorDetail } from '#shop/http/call.ts';
import type { Choice } from '#shop/product/option/choice.ts';

/** Where a run is played, by whom, and how hard it is. */
export type Side = { region: 'us' | 'eu'; faction: 'alliance' | 'horde' | null; difficulty: string };

const FACTION_NAMES = { alliance: 'the Alliance', horde: 'the Horde' };
const REGIONS: readonly string[] = ['us', 'eu'];

/** The first answer that a seat of this run cannot have; undefined if all of them fit. */
export function misfitOf(side: Side, choices: readonly Choice[]): ErrorDetail | undefined {
  const sideWords = `by ${side.faction ? FACTION_NAMES[side.faction] : 'both factions'}`;
  const isDifficulty = (name: string) => name.toLowerCase() === side.difficulty.toLowerCase();
  for (const { option, values } of choices) {
    for (const value of values) {
      const isElsewhere =
        option.type === 'realm' ? value.region !== '' && value.region !== side.region : isOtherRegion(value.key);
      const isOpposed = option.type === 'faction' && side.faction !== null && value.key !== side.faction;
      const isHarder = isOtherDifficulty(value.name);
      if (!isElsewhere && !isOpposed && !isHarder) continue;
      const played = isElsewhere ? `in ${side.region.toUpperCase()}` : isOpposed ? sideWords : `on ${side.difficulty}`;
      const message = `This run is played ${played}, and ${option.name} says ${value.name}. Change it, or pick another run.`;
      return { code: 'depends_on', field: String(option.id), message };
    }

    function isOtherRegion(key: string): boolean {
      if (key === side.region) return false;
      return REGIONS.includes(key) || option.values.some((value) => value.key === side.region);
    }

    // Only relevant if the run's own difficulty can be chosen: each has its price.
    function isOtherDifficulty(name: string): boolean {
      return !isDifficulty(name) && option.values.some((value) => isDifficulty(value.name));
    }
  }
  return undefined;
}

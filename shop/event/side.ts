import type { ErrorDetail } from '#shop/http/call.ts';
import type { Choice } from '#shop/product/option/choice.ts';

/** Where a run is played, and by whom. */
export type Side = { region: 'us' | 'eu'; faction: 'alliance' | 'horde' | null };

const FACTION_NAMES = { alliance: 'the Alliance', horde: 'the Horde' };
const REGIONS: readonly string[] = ['us', 'eu'];

/** The first answer that a character on this side cannot have; undefined when all of them fit. */
export function misfitOf(side: Side, choices: readonly Choice[]): ErrorDetail | undefined {
  for (const { option, values } of choices) {
    for (const value of values) {
      const isElsewhere =
        option.type === 'realm' ? value.region !== '' && value.region !== side.region : isOtherRegion(value.key);
      const isOpposed = option.type === 'faction' && side.faction !== null && value.key !== side.faction;
      if (!isElsewhere && !isOpposed) continue;
      const place = isOpposed && side.faction ? FACTION_NAMES[side.faction] : side.region.toUpperCase();
      const message = `This run is played ${isOpposed ? 'by' : 'in'} ${place}, and ${option.name} says ${value.name}`;
      return { code: 'depends_on', field: String(option.id), message };
    }

    function isOtherRegion(key: string): boolean {
      if (key === side.region) return false;
      return REGIONS.includes(key) || option.values.some((value) => value.key === side.region);
    }
  }
  return undefined;
}

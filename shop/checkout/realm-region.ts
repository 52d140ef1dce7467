import type { PricedLine } from '#shop/cart/price/priced.ts';
import { fold } from '#shop/search/word/fold.ts';

/** The regions that have a realm of this name, which is folded as for a search. */
export type RealmRegions = ReadonlyMap<string, readonly string[]>;

const REGIONS = new Map([
  ['eu', 'Europe'],
  ['us', 'the Americas'],
]);

export function realmRegionsOf(realms: readonly { name: string; region: string }[]): RealmRegions {
  const known = realms.filter(({ region }) => REGIONS.has(region));
  return new Map(
    [...Map.groupBy(known, ({ name }) => fold(name))].map(([name, same]) => [name, same.map(({ region }) => region)]),
  );
}

/** The region of a line; empty if its options do not tell. */
export function regionOf({ choices }: Pick<PricedLine, 'choices'>): string {
  return choices.flatMap(({ values }) => values).find(({ key }) => REGIONS.has(key))?.key ?? '';
}

/** An error for a realm that only another region has; undefined for every other, including unknown ones. */
export function realmIssue(realm: string, line: { name: string; region: string }, regions: RealmRegions) {
  const [elsewhere, ...more] = regions.get(fold(realm)) ?? [];
  if (line.region === '' || !elsewhere || [elsewhere, ...more].includes(line.region)) return undefined;
  const [has, needs] = [REGIONS.get(elsewhere), REGIONS.get(line.region)];
  const message = `${realm} is a realm of ${has}, and ${line.name} is played in ${needs}. Name a realm there.`;
  return { code: 'invalid_field', message };
}

import type { OptionDef, ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';

type Report = (path: Path, message: string) => void;

const GROUPS = [
  'what is bought, how much of it or how hard it is',
  'where it is played',
  'who plays',
  'what else is to be chosen',
  'what may be added',
] as const;

const SETTINGS = new Set([
  'region',
  'server',
  'megaserver',
  'platform',
  'system',
  'league',
  'realm',
  'faction',
  'input',
  'age',
]);
/** The order of these options, when a product has several of them. */
const PLACE = ['region', 'realm', 'faction'];
/** What a service is named for: nobody chooses who plays before the key or the mount. */
const SUBJECTS = new Set([
  'level',
  'tier',
  'torment',
  'boss',
  'mount',
  'dungeon',
  'raid',
  'instance',
  'weapon',
  'exotic',
  'item',
  'pet',
  'title',
  'race',
  'kind',
  'material',
  'profession',
  'event',
  'seal',
  'holiday',
  'meta',
  'tribute',
  'strike',
  'ops',
  'trial',
]);
const PLAYERS = new Set(['play', 'played', 'company', 'country']);
/** Names of options that several games share. */
const NAMED: Record<string, RegExp> = {
  region: /^Region( of your world)?$/,
  platform: /^Platform$/,
  play: /^Who (plays|crafts)$/,
  played: /^Who plays$/,
  company: /^Who plays$/,
  country: /^Country you play from$/,
};
/** The name of a group of extras; a group that chooses among parts has a name of its own. */
const BOXES = new Set(['Add-ons', 'Leave out', 'Modules', 'Pace and stream']);

/** All products list their options in the same order, so that shoppers find them in the same place. */
export function checkOrder({ options }: ProductDef, report: Report): void {
  const groups = groupsOf(options);
  for (const [at, option] of options.entries()) {
    checkName(option, (message) => report(['options', at], message));
    const group = groups[at] ?? 0;
    const before = groups[at - 1] ?? 0;
    if (group < before) report(['options', at], `${option.key}: ${GROUPS[group]} comes before ${GROUPS[before]}`);
  }
  checkPlaces(options, report);
}

function checkName({ key, name, type, required, default: preset }: OptionDef, report: (message: string) => void): void {
  if (NAMED[key]?.test(name) === false) report(`${key}: is called ${name} here alone`);
  const isAddition = type === 'checkbox' && !required && preset === undefined;
  if (isAddition && !BOXES.has(name)) report(`${key}: ${name} is called ${[...BOXES].join(', ')} elsewhere`);
}

function checkPlaces(options: readonly OptionDef[], report: Report): void {
  let last = 0;
  for (const [at, { key }] of options.entries()) {
    const place = PLACE.indexOf(key);
    if (place < 0) continue;
    if (place < last) report(['options', at], `${key}: comes before ${PLACE[last]}`);
    last = place;
  }
}

/** An option comes after the ones it depends on. */
function groupsOf(options: readonly OptionDef[]): number[] {
  const groups = new Map<string, number>();
  return options.map((option) => {
    const group = Math.max(groupOf(option), ...leadersOf(option).map((key) => groups.get(key) ?? 0));
    groups.set(option.key, group);
    return group;
  });
}

function groupOf({ key, type, required }: OptionDef): number {
  if (type === 'amount' || type === 'range' || key === 'difficulty') return 0;
  if (required && (type === 'select' || type === 'radio') && SUBJECTS.has(key)) return 0;
  if (type === 'realm' || type === 'faction' || SETTINGS.has(key)) return 1;
  if (PLAYERS.has(key)) return 2;
  return type === 'checkbox' && !required ? 4 : 3;
}

function leadersOf({ dependsOn, regionOption, values }: OptionDef): string[] {
  const conditions = [dependsOn, ...values.map((value) => value.dependsOn)];
  return [...conditions.flatMap((condition) => condition?.option ?? []), ...(regionOption ? [regionOption] : [])];
}

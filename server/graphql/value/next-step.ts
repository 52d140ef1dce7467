import type { WireOption, WireOptionType } from '#server/rest/reader/option-reader.ts';

type Option = Pick<WireOption, 'key' | 'name' | 'type' | 'required' | 'value'>;
type Listed = { options: readonly Option[]; start_kind: string; next_run_at: string };

/** Longer names do not fit on a card's button. */
const MAX_NAME_LENGTH = 10;
/** Who plays says little about what is bought. */
const SETTINGS = new Set([
  'region',
  'faction',
  'realm',
  'server',
  'platform',
  'system',
  'age',
  'play',
  'language',
  'tag',
]);
/** The subject of a longer name: `Rank of the last act` is a rank. */
const NOUN =
  /\b(chapter|class|evening|event|exotics|experience|faction|glory|guardian|lesson|level|raid|rank|rating|recipe|region|role|skill|stage|tier|trophies|who plays)\b/i;
const TYPED = new Set<WireOptionType>(['text', 'textarea']);
const NUMBERED: Partial<Record<WireOptionType, string>> = { amount: 'amount', range: 'goal' };
/** Every other range is called a goal, so that no two cards of a page have the same phrase. */
const ENDS = new Set(['level', 'levels']);

/** The label of a card's button: the first step on the product's page, such as `Set levels`; null if there is none. */
export function nextStep({ options, start_kind, next_run_at }: Listed): string | null {
  if (start_kind === 'run' || next_run_at) return 'Pick a run';
  // A range beside difficulties is only asked for with one of them.
  const required = options.filter((option) => option.required);
  if (required.length === 0) return null;
  const numbered = required.find(
    ({ type }) => NUMBERED[type] && !(type === 'range' && required[0]?.key === 'difficulty'),
  );
  if (numbered) return `Set ${setName(numbered) ?? NUMBERED[numbered.type]}`;
  return pick(required.filter(({ value }) => value === ''));
}

/** The first open option that has a noun for it; what is bought comes before where it is played. */
function pick(open: readonly Option[]): string {
  const settings = open.filter(({ key }) => SETTINGS.has(key));
  const goods = open.filter(({ key }) => !SETTINGS.has(key));
  const name = nameOf(goods);
  if (!name && goods.length > 0 && goods.every(({ type }) => TYPED.has(type))) return 'Name it';
  const picked = name ?? nameOf(settings);
  return picked ? `Pick ${counted(picked)}` : 'Set up';
}

function nameOf(open: readonly Option[]): string | undefined {
  return open
    .filter(({ type }) => !TYPED.has(type))
    .map((option) => shortName(option) ?? NOUN.exec(option.name)?.[0].toLowerCase())
    .find(Boolean);
}

function setName(option: Option): string | undefined {
  const name = shortName(option);
  return name && (option.type !== 'range' || ENDS.has(name)) ? name : undefined;
}

function counted(name: string): string {
  if (/[^su]s$/.test(name) || name.includes(' ')) return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** One plain noun, in lower case. */
function shortName({ name }: Option): string | undefined {
  return name.length <= MAX_NAME_LENGTH && /^(?!For$|Where$|When$)[A-Z][a-z]+$/.test(name)
    ? name.toLowerCase()
    : undefined;
}

import type { OptionType, StartKind } from '#client/generated/graphql.ts';

export type CardOption = { key: string; name: string; type: OptionType; required: boolean; default: string };

/** Longer names do not fit on a card's button. */
const MAX_NAME_LENGTH = 9;
const FALLBACK = 'Choose';
/** Where somebody plays says nothing about what is bought. */
const SETTINGS = new Set(['region', 'faction', 'realm', 'server', 'platform', 'system', 'age', 'play', 'language']);
const PICKED = new Set<OptionType>(['SELECT', 'RADIO', 'DATE']);
const NUMBERED: Partial<Record<OptionType, string>> = { AMOUNT: 'amount', RANGE: 'goal' };

/** What a card's button says: the step that the product's page begins with, such as `Set levels`. */
export function nextStep(options: readonly CardOption[], startKind: StartKind): string {
  if (startKind === 'RUN') return 'Pick a run';
  const required = options.filter((option) => option.required);
  const numbered = required.find(({ type }) => NUMBERED[type]);
  if (numbered) return `Set ${shortName(numbered) ?? NUMBERED[numbered.type]}`;
  const open = required.find(
    (option) => PICKED.has(option.type) && option.default === '' && !SETTINGS.has(option.key) && shortName(option),
  );
  const name = open && shortName(open);
  return name ? `Pick ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : FALLBACK;
}

/** One plain word, in lower case. */
function shortName({ name }: CardOption): string | undefined {
  return name.length <= MAX_NAME_LENGTH && /^[A-Z][a-z]+$/.test(name) ? name.toLowerCase() : undefined;
}

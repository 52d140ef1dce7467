import { TYPED } from './typed.ts';

/** Names that are a question, which is used in a sentence unchanged: `Choose who plays`. */
const QUESTION = /^(?:Who|What|Which|Where|When|How) /;
/** Names that begin a sentence of their own. */
const QUOTED = /^(?:Who|What|Which|Where|When|You|Built)\b/;
/** An ordinary word is in lower case inside a sentence; names, such as `BattleTag`, are unchanged. */
const ORDINARY = /^\p{Lu}[\p{Ll}' -]*$/u;

/** `Choose a region and a class. Enter your BattleTag`: the missing answers. */
export function missingWords(options: readonly { name: string; type: string }[]): string {
  const typed = ({ type }: { type: string }) => TYPED.includes(type);
  const sentences = [
    ['Choose', options.filter((option) => !typed(option))],
    ['Enter', options.filter(typed)],
  ] as const;
  return sentences
    .flatMap(([verb, some]) => (some.length > 0 ? `${verb} ${listed(some.map(({ name }) => noun(name)))}` : []))
    .join('. ');
}

function noun(name: string): string {
  if (QUESTION.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (QUOTED.test(name)) return `“${name}”`;
  const word = ORDINARY.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  if (/^your /i.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  const isPlural = /[^s]s$/.test(word);
  return isPlural ? word : `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

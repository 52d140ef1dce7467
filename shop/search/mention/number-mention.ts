import { meaningsOf } from '#shop/search/group.ts';
import type { Lexicon } from '#shop/search/word/lexicon.ts';
import type { Token } from './mention.ts';
import type { NumberMention } from './number-fit.ts';
import { formsOf } from '#shop/search/word/word-forms.ts';

/** @param unit implied by the number itself, such as `key` by `+15`. */
export function numberMention(
  token: Exclude<Token, { kind: 'word' }>,
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
  unit: string,
): NumberMention {
  const near = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].flatMap((one) =>
    one?.kind === 'word' ? [one.text] : [],
  );
  const beside = [
    ...new Set(
      [...near, ...(unit === '' ? [] : [unit])]
        .flatMap((word) => [word, ...meaningsOf(word, lexicon)])
        .flatMap((text) => text.split(' '))
        .flatMap(formsOf),
    ),
  ];
  return token.kind === 'number'
    ? { kind: 'number', value: token.value, beside, unit }
    : { kind: 'span', from: token.from, to: token.to, beside };
}

export function namedMention(tokens: Token[], at: number, lexicon: Lexicon): NumberMention | undefined {
  const named = (token: Token | undefined) =>
    token === undefined || token.kind === 'span' ? [] : [[token.text, ...meaningsOf(token.text, lexicon)]];
  const from = [...named(tokens[at - 1]), ...named(tokens[at - 2])];
  const to = [...named(tokens[at + 1]), ...named(tokens[at + 2])];
  return from.length > 0 && to.length > 0 ? { kind: 'named', from, to } : undefined;
}

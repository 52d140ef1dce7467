export type MarkedPart = { text: string; matches: boolean };

/** Splits a name at the beginnings of words that were searched for. */
export function markMatches(name: string, query: string): MarkedPart[] {
  const words = query.match(/[\p{L}\p{N}]+/gu)?.toSorted((one, other) => other.length - one.length);
  if (!words) return [{ text: name, matches: false }];
  const parts = name.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'));
  return parts.map((text, at) => ({ text, matches: at % 2 === 1 })).filter(({ text }) => text !== '');
}

const KEYS: Record<string, string> = keysOf('йцукенгшщзфывапролдячсмитьі', 'qwertyuiopasdfghjklzxcvbnms');

/** What the same keys type in Latin letters, where the keyboard was left in Russian or Ukrainian: `пщдв` is `gold`. */
export function latinKeysOf(word: string): string {
  return [...word].map((letter) => KEYS[letter] ?? letter).join('');
}

function keysOf(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to.charAt(at)]));
}

const KEYS: Record<string, string> = {
  // Russian and Ukrainian
  ...keysOf('йцукенгшщзфывапролдячсмитьі', 'qwertyuiopasdfghjklzxcvbnms'),
  ...keysOf('ςερτυθιοπασδφγηξκλζχψωβνμ', 'wertyuiopasdfghjklzxcvbnm'),
  ...keysOf('קראטוןםפשדגכעיחלךזסבהנמצ', 'ertyuiopasdfghjklzxcvbnm'),
  ...keysOf('ضصثقفغعهخحشسيبلاتنمئءؤرىة', 'qwertyuiopasdfghjklzxcvnm'),
  // Korean: the first consonants of a syllable, its vowels and the consonants it ends with, in the order of Unicode
  ...lettersFrom(0x1100, 'r r s e e f a q q t t d w w c z x v g'),
  ...lettersFrom(0x1161, 'k o i o j p u p h hk ho hl y n nj np nl b m ml l'),
  ...lettersFrom(0x11a8, 'r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g'),
};

/** The Latin letters of the same keys, for a text typed with another keyboard layout: `пщдв` is `gold`. */
export function latinKeysOf(word: string): string {
  const typed = [...word].map((letter) => KEYS[letter] ?? lettersOfSyllable(letter));
  return typed.join('');
}

const SOUNDS: Record<string, string> = {
  ...keysOf('абвгдезийклмнопрстуфхыэіґ', 'abvgdeziyklmnoprstufhyeig'),
  ...{ ё: 'e', ж: 'zh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ь: '', ю: 'yu', я: 'ya', є: 'e', ї: 'i' },
};

/** A name in Cyrillic as it is spelled in Latin: `паладин` is `paladin`, `роблокс` is `roblox`. */
export function latinSoundsOf(word: string): string {
  return [...word.replaceAll('кс', 'x')].map((letter) => SOUNDS[letter] ?? letter).join('');
}

function lettersOfSyllable(letter: string): string {
  return [...letter.normalize('NFD')].map((part) => KEYS[part] ?? part).join('');
}

function keysOf(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to.charAt(at)]));
}

function lettersFrom(first: number, letters: string): Record<string, string> {
  return Object.fromEntries(letters.split(' ').map((keys, at) => [String.fromCodePoint(first + at), keys]));
}

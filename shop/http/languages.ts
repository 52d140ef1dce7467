export type Language = { id: number; code: string; name: string; locale: string };

/** The catalogue is written in these; the first is the default. */
export const LANGUAGES: [Language, ...Language[]] = [{ id: 1, code: 'en-gb', name: 'English', locale: 'en-US' }];

/** An unknown code is ignored, as the contract requires. */
export function languageOf(header: string | undefined): string {
  return (LANGUAGES.find((language) => language.code === header) ?? LANGUAGES[0]).code;
}

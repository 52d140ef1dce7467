/** An ordinary word is in lower case after another one; names and abbreviations, such as `PvP`, are unchanged. */
const ORDINARY = /^\p{Lu}[\p{Ll} -]*$/u;

/** `All raids`, `All PvP`: a category as the last of its own parts. */
export function allOf(name: string): string {
  return `All ${ORDINARY.test(name) ? name.toLowerCase() : name}`;
}

/** An ordinary word becomes lower case after another one; names and abbreviations, such as `PvP`, are unchanged. */
const ORDINARY = /^\p{Lu}[\p{Ll} -]*$/u;

/** `All raids`, `All PvP`: a category as an entry of its own list. */
export function allOf(name: string): string {
  return `All ${ORDINARY.test(name) ? name.toLowerCase() : name}`;
}

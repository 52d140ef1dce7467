/** An ordinary word is written small after another one; names and short forms, such as `PvP`, keep their case. */
const ORDINARY = /^\p{Lu}[\p{Ll} -]*$/u;

/** `All raids`, `All PvP`: a category as the last of its own parts. */
export function allOf(name: string): string {
  return `All ${ORDINARY.test(name) ? name.toLowerCase() : name}`;
}

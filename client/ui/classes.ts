/** Joins class names; undefined if there are none, so that the document has no empty attribute. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

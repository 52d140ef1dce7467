/** Joins the class names that are there; undefined when none is, so that no empty attribute stands in the document. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

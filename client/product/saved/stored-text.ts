/**
 * Whether a value is a path. Texts in the browser's storage may have been written by anybody, and become addresses of
 * this site.
 */
export function isPath(path: unknown): path is string {
  return isShortText(path) && /^[\w-]+(\/[\w-]+)*$/.test(path);
}

export function isShortText(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length < 300;
}

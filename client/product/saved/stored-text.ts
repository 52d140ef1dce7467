/** What is read from the browser's storage becomes addresses of this site, whatever somebody has put there. */
export function isPath(path: unknown): path is string {
  return isShortText(path) && /^[\w-]+(\/[\w-]+)*$/.test(path);
}

export function isShortText(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length < 300;
}

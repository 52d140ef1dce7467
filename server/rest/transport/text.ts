/** Line ends and tabs are text where lines are; no other control character ever is. */
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]/u;
/** They turn the direction of what follows them, beyond the text they stand in. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const ID = /^[\x21-\x7e]{0,200}$/;
const HEADER = /^[\x20-\x7e]*$/;
/** More than any text that the shop takes. */
const MAX_LENGTH = 10_000;

/** What a caller sent cannot become part of a call of the shop. Says nothing of how well the shop is. */
export class CallerError extends Error {
  /** What of the call is wrong, by the name it has there. */
  readonly field: string;

  constructor(field: string, rule: string) {
    super(`"${field}" ${rule}`);
    this.name = 'CallerError';
    this.field = field;
  }
}

/**
 * Why a text of a caller is not taken, to follow the name of its field; undefined when it is.
 *
 * @param lines whether it may have several lines.
 */
export function textIssue(text: string, { lines = false } = {}): string | undefined {
  return text.length > MAX_LENGTH ? `must have at most ${MAX_LENGTH} characters` : characterIssue(text, { lines });
}

/** The same however long the text is: for what tells its own limit beside the field. */
export function characterIssue(text: string, { lines = false } = {}): string | undefined {
  if ((lines ? CONTROL_BUT_LINES : CONTROL).test(text)) return 'must not have control characters';
  if (!text.isWellFormed()) return 'must be well-formed Unicode';
  return DIRECTION.test(text) ? 'must not have characters that turn the direction of text' : undefined;
}

/** The same for what names a thing, and becomes a key or a segment of a path. */
export function idIssue(id: string): string | undefined {
  const isName = ID.test(id) && id !== '.' && id !== '..' && id !== 'prototype' && !(id in Object.prototype);
  return isName ? undefined : 'must be an id';
}

/** The text as it is. Throws CallerError where it cannot stand in a path of the shop as one segment. */
export function checkedSegment(segment: string, name: string): string {
  const issue = /^\.{0,2}$/.test(segment) ? 'must be a segment of a path' : textIssue(segment, { lines: true });
  if (issue) throw new CallerError(name, issue);
  return segment;
}

/** Throws CallerError where a text cannot be the value of a header. */
export function requireHeader(value: string, name: string): void {
  if (!HEADER.test(value)) throw new CallerError(name, 'must be printable ASCII characters');
}

/** The text as it is. Throws CallerError where it cannot stand in a call of the shop. */
export function checkedText(text: string, name: string): string {
  const issue = textIssue(text, { lines: true });
  if (issue) throw new CallerError(name, issue);
  return text;
}

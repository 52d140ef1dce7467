/** Line breaks and tabs are allowed in texts with several lines; no other control character ever is. */
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]/u;
/** They change the direction of the text that follows, beyond their own text. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const ID = /^[\x21-\x7e]{0,200}$/;
const HEADER = /^[\x20-\x7e]*$/;
/** More than any text that the shop accepts. */
const MAX_LENGTH = 10_000;

/** A caller's text cannot be part of a call to the shop. Says nothing about the state of the shop. */
export class CallerError extends Error {
  /** The name of the invalid text in the call. */
  readonly field: string;

  constructor(field: string, rule: string) {
    super(`"${field}" ${rule}`);
    this.name = 'CallerError';
    this.field = field;
  }
}

/**
 * Why a caller's text is invalid, to follow the name of its field; undefined if it is valid.
 *
 * @param lines whether it may have several lines.
 */
export function textIssue(text: string, { lines = false } = {}): string | undefined {
  return text.length > MAX_LENGTH ? `must have at most ${MAX_LENGTH} characters` : characterIssue(text, { lines });
}

/** The same without a maximum length: for fields that report their own limit. */
export function characterIssue(text: string, { lines = false } = {}): string | undefined {
  if ((lines ? CONTROL_BUT_LINES : CONTROL).test(text)) return 'must not have control characters';
  if (!text.isWellFormed()) return 'must be well-formed Unicode';
  return DIRECTION.test(text) ? 'must not have characters that turn the direction of text' : undefined;
}

/** The same for a text that identifies something, and becomes a key or a path segment. */
export function idIssue(id: string): string | undefined {
  const isName = ID.test(id) && id !== '.' && id !== '..' && id !== 'prototype' && !(id in Object.prototype);
  return isName ? undefined : 'must be an id';
}

/** The text itself. Throws CallerError if it cannot be one segment of a path of the shop. */
export function checkedSegment(segment: string, name: string): string {
  const issue = /^\.{0,2}$/.test(segment) ? 'must be a segment of a path' : textIssue(segment, { lines: true });
  if (issue) throw new CallerError(name, issue);
  return segment;
}

/** Throws CallerError if a text cannot be the value of a header. */
export function requireHeader(value: string, name: string): void {
  if (!HEADER.test(value)) throw new CallerError(name, 'must be printable ASCII characters');
}

/** The text itself. Throws CallerError if it cannot be part of a call to the shop. */
export function checkedText(text: string, name: string): string {
  const issue = textIssue(text, { lines: true });
  if (issue) throw new CallerError(name, issue);
  return text;
}

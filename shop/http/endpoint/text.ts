import { HttpError } from '#shop/http/call.ts';

// Line breaks and tabs are text; the other control characters never are.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** They turn the direction of what follows them, beyond the text they stand in. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]+$/u;

/** @throws HttpError when a text holds control characters, half a surrogate pair, or what turns its direction. */
export function requireText(text: string, field: string): void {
  if (!isCleanText(text)) {
    throw new HttpError(400, [{ code: 'invalid_characters', field, message: `Invalid characters in ${field}` }]);
  }
}

/** Whether a text holds nothing but characters that may be shown, line breaks and tabs. */
export function isCleanText(text: string): boolean {
  return !CONTROL.test(text) && !DIRECTION.test(text) && text.isWellFormed();
}

/** Of a text in which nothing can be seen, nothing: what is required has to be seen. */
export function visibleText(text: string): string {
  return INVISIBLE.test(text) ? text.replaceAll(/[^\p{White_Space}]/gu, '') : text;
}

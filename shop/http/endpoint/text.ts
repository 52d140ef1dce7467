import { HttpError } from '#shop/http/call.ts';

// Line breaks and tabs are text; the other control characters never are.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** They change the direction of the text after them, beyond the field they are in. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]+$/u;

/** @throws HttpError for control characters, half a surrogate pair, or characters that change a text's direction. */
export function requireText(text: string, field: string): void {
  if (!isCleanText(text)) {
    throw new HttpError(400, [{ code: 'invalid_characters', field, message: `Invalid characters in ${field}` }]);
  }
}

/** Whether a text has only visible characters, line breaks and tabs. */
export function isCleanText(text: string): boolean {
  return !CONTROL.test(text) && !DIRECTION.test(text) && text.isWellFormed();
}

/** A text without visible characters becomes empty: what is required has to be visible. */
export function visibleText(text: string): string {
  return INVISIBLE.test(text) ? text.replaceAll(/[^\p{White_Space}]/gu, '') : text;
}

import { HttpError } from '#shop/http/call.ts';

// Line breaks and tabs are text; the other control characters never are.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** They turn the direction of what follows them, beyond the text they stand in. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]+$/u;

/** @throws HttpError when a text holds control characters, half a surrogate pair, or what turns its direction. */
export function requireText(text: string, field: string): void {
  if (CONTROL.test(text) || DIRECTION.test(text) || !text.isWellFormed()) {
    throw new HttpError(400, [{ code: 'invalid_characters', field, message: `Invalid characters in ${field}` }]);
  }
}

/** Of a text in which nothing can be seen, nothing: what is required has to be seen. */
export function visibleText(text: string): string {
  return INVISIBLE.test(text) ? text.replaceAll(/[^\p{White_Space}]/gu, '') : text;
}

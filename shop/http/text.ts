import { Refusal } from './call.ts';

// Line breaks and tabs are text; the other control characters never are.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** @throws Refusal when a text holds control characters or half a surrogate pair. */
export function requireText(text: string, field: string): void {
  if (CONTROL.test(text) || !text.isWellFormed()) {
    throw new Refusal(400, [{ code: 'invalid_characters', field, message: `Invalid characters in ${field}` }]);
  }
}

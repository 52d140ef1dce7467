import { HttpError } from '#shop/http/call.ts';
import { requireText, visibleText } from './text.ts';

export const MAX_BODY_BYTES = 65_536;
const MAX_DEPTH = 8;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws HttpError if the bytes are not one JSON object of plain text and modest depth. */
export function parseBody(bytes: Buffer): Record<string, unknown> | undefined {
  if (bytes.length === 0) return undefined;
  const value = parse(bytes);
  if (!isObject(value)) throw invalidBody();
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, checked(inner, field, field, 1)]));
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw invalidBody();
  }
}

/** The value, with every text checked. */
function checked(value: unknown, key: string, field: string, depth: number): unknown {
  if (FORBIDDEN_KEYS.has(key) || depth > MAX_DEPTH) throw invalidBody();
  requireText(key, 'body');
  if (typeof value === 'string') {
    requireText(value, field);
    return visibleText(value);
  }
  if (Array.isArray(value)) return value.map((inner, at) => checked(inner, String(at), field, depth + 1));
  if (!isObject(value)) return value;
  const inside = Object.entries(value);
  return Object.fromEntries(inside.map(([innerKey, inner]) => [innerKey, checked(inner, innerKey, field, depth + 1)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Also for a missing body where one is required. */
export function invalidBody(field?: string): HttpError {
  const message = 'Invalid request body, please validate the json object';
  return new HttpError(400, [{ code: 'invalid_body', ...(field && { field }), message }]);
}

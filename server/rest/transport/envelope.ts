import { UpstreamFailure, type FailureDetail } from './failure.ts';
import type { RawAnswer } from './exchange.ts';
import { each, fields, flag, integer, isFields, sentence, text, type Fields } from './read.ts';
import { TOKEN_TEXT } from './token/token.ts';

export type Envelope = {
  data: unknown;
  /** Of the whole result, for lists. */
  total: number | undefined;
  /** Problems of a call that succeeded: the cart's stock and minimum warnings. */
  warnings: string[];
  /** The visitor's next token, after an order. */
  session: { value: string; lifetimeSeconds: number } | undefined;
};

/** Below this size even the deepest nesting takes only milliseconds to parse. */
const LARGE_BODY = 64 * 1024;
const [BAD_REQUEST, NOT_FOUND] = [400, 404];
const TOKEN = new RegExp(`^${TOKEN_TEXT}$`);
const NO_CONTENT = [204, 205];
const TOTAL = 'x-total-count';
/** As `Tue, 24 Nov 2026 19:00:00 GMT`. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
/** A longer wait is not meant for a shopper's request. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1_000;
/** Far more than the tree of categories needs. */
const MAX_DEPTH = 100;

/**
 * Throws UpstreamFailure unless the status is 2xx and `success` is 1. For a shop without `success` in its responses, no
 * error means success.
 *
 * @param isWrite whether a rejection is for the caller to correct.
 */
export function readEnvelope(answer: RawAnswer, isWrite = false): Envelope {
  const body = NO_CONTENT.includes(answer.status) ? {} : parse(answer.text);
  const ok = answer.status >= 200 && answer.status < 300;
  if (ok && body === undefined) throw new UpstreamFailure('malformed', 'the response is not a JSON object');
  const envelope = body ?? {};
  const messages = messagesOf(envelope['error']);
  const success = envelope['success'];
  if (!ok || !(success === undefined ? messages.length === 0 : flag(success))) {
    const details = each(envelope['error_details'], readDetail);
    const hasErrors = isWrite && messages.length + details.length > 0;
    throw new UpstreamFailure('status', messages[0] ?? `request failed with status code ${answer.status}`, {
      status: ok ? (meantStatus(details) ?? (hasErrors ? BAD_REQUEST : answer.status)) : answer.status,
      messages,
      retryAfterMs: retryAfterOf(answer),
      details,
    });
  }
  return { data: envelope['data'], total: totalOf(envelope, answer), warnings: messages, session: sessionOf(answer) };
}

/** Everything that an envelope is read from, except for a session. */
export type Said = { text: string; total: string };

export function saidBy({ headers, text }: RawAnswer): Said {
  return { text, total: String(headers[TOTAL] ?? '') };
}

export function isSame(one: Said, other: Said): boolean {
  return one.text === other.text && one.total === other.total;
}

/** For a shop that responds 200 to everything. */
function meantStatus(details: readonly FailureDetail[]): number | undefined {
  return details.some(({ code }) => code === 'not_found') ? NOT_FOUND : undefined;
}

/** `Retry-After` in its two forms, seconds and a date; the date is compared with the clock of the response. */
function retryAfterOf({ headers }: RawAnswer): number | undefined {
  const after = text(headers?.['retry-after']);
  const isDate = HTTP_DATE.test(after);
  const answeredMs = isDate ? Date.parse(text(headers?.['date'])) || Date.now() : 0;
  const waitMs = isDate ? Math.max(0, Date.parse(after) - answeredMs) : (integer(after) ?? -1) * 1_000;
  return waitMs >= 0 ? Math.min(waitMs, MAX_WAIT_MS) : undefined;
}

function sessionOf({ headers }: RawAnswer): Envelope['session'] {
  const value = text(headers?.['x-session-token']);
  const lifetimeSeconds = integer(headers?.['x-session-expires-in']) ?? 0;
  return TOKEN.test(value) && lifetimeSeconds > 0 ? { value, lifetimeSeconds } : undefined;
}

/**
 * The entries of a list, wherever this shop has them. No entries come as an empty list or an empty object; anything
 * else that is not a list is an error of the shop, not an empty category.
 */
export function listOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  const held = fields(data);
  const list = held['data'] ?? held['items'] ?? held['products'];
  if (Array.isArray(list)) return list;
  if (isFields(data) && list === undefined && Object.keys(held).length === 0) return [];
  throw new UpstreamFailure('malformed', 'the response contains no list');
}

/** Reads a list leniently, but a list without a single readable entry is an error, not an empty list. */
export function readList<Item>(data: unknown, read: (raw: Fields) => Item | undefined): Item[] {
  const list = listOf(data);
  const found = each(list, read);
  if (list.length > 0 && found.length === 0) throw new UpstreamFailure('malformed', 'the list contains no valid entry');
  return found;
}

/** A response that must be an object; an empty one may come as an empty list. */
export function objectOf(data: unknown): Fields {
  if (isFields(data) || (Array.isArray(data) && data.length === 0)) return fields(data);
  throw new UpstreamFailure('malformed', 'the response is not an object');
}

/** A value without which a response is useless. */
export function required<Value>(value: Value | undefined | null | '', name: string): Value {
  if (value === undefined || value === null || value === '') {
    throw new UpstreamFailure('malformed', `the response contains no ${name}`);
  }
  return value;
}

function parse(body: string): Fields | undefined {
  if (body.length > LARGE_BODY && isDeeperThan(MAX_DEPTH, body)) return undefined;
  try {
    const value: unknown = JSON.parse(body);
    return isFields(value) ? value : undefined;
  } catch {
    // A page of HTML from a proxy or nothing at all: the caller decides by the status.
    return undefined;
  }
}

function messagesOf(error: unknown): string[] {
  const values = typeof error === 'object' && error !== null ? Object.values(error) : [error];
  return values.flatMap((value) => (typeof value === 'string' && sentence(value)) || []);
}

function readDetail(raw: Fields): FailureDetail | undefined {
  if (!text(raw['code'])) return undefined;
  const { code, field, message, game, line, reason, hint } = raw;
  return {
    code: text(code),
    field: text(field) || undefined,
    message: sentence(message),
    ...(text(game) && { game: text(game) }),
    ...(text(line) && { line: text(line) }),
    ...(text(reason) && { reason: text(reason) }),
    ...(text(hint) && { hint: sentence(hint) }),
  };
}

function totalOf(envelope: Fields, answer: RawAnswer): number | undefined {
  return integer(envelope['total']) ?? integer(fields(envelope['data'])['total']) ?? integer(answer.headers[TOTAL]);
}

/** Brackets in texts count too: the shop has no text with a hundred more opening than closing ones. */
function isDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

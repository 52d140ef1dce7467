import { UpstreamFailure, type FailureDetail } from './failure.ts';
import type { RawAnswer } from './exchange.ts';
import { each, fields, flag, integer, items, text, type Fields } from './read.ts';

export type Envelope = {
  data: unknown;
  /** Of the whole result, for lists. */
  total: number | undefined;
  /** Problems of a call that succeeded: the cart's stock and minimum warnings. */
  warnings: string[];
};

/** Throws UpstreamFailure unless the status is 2xx and `success` is 1. */
export function readEnvelope(answer: RawAnswer): Envelope {
  const body = parse(answer.text);
  const ok = answer.status >= 200 && answer.status < 300;
  if (ok && body === undefined) throw new UpstreamFailure('malformed', 'the answer is not a JSON object');
  const envelope = body ?? {};
  const messages = messagesOf(envelope['error']);
  if (!ok || !flag(envelope['success'])) {
    throw new UpstreamFailure('status', messages[0] ?? `request failed with status code ${answer.status}`, {
      status: answer.status,
      messages,
      retryAfterMs: retryAfterOf(answer),
      details: each(envelope['error_details'], readDetail),
    });
  }
  return { data: envelope['data'], total: totalOf(envelope, answer), warnings: messages };
}

/** `Retry-After` in seconds; its other form, a date, is not read. */
function retryAfterOf({ headers }: RawAnswer): number | undefined {
  const seconds = integer(headers?.['retry-after']);
  return seconds === undefined || seconds < 0 ? undefined : seconds * 1_000;
}

/** The entries of a list, wherever this shop keeps them. */
export function listOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  const held = fields(data);
  return items(held['data'] ?? held['items'] ?? held['products']);
}

function parse(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    // A page of HTML from a proxy or nothing at all: the caller decides by the status.
    return undefined;
  }
}

function messagesOf(error: unknown): string[] {
  const values = typeof error === 'object' && error !== null ? Object.values(error) : [error];
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

function readDetail(raw: Fields): FailureDetail | undefined {
  if (!text(raw['code'])) return undefined;
  return { code: text(raw['code']), field: text(raw['field']) || undefined, message: text(raw['message']) };
}

function totalOf(envelope: Fields, answer: RawAnswer): number | undefined {
  return (
    integer(envelope['total']) ?? integer(fields(envelope['data'])['total']) ?? integer(answer.headers['x-total-count'])
  );
}

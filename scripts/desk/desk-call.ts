import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

export type DeskRow = {
  order_number: string;
  version: number;
  stage: string;
  team: string;
  email: string;
  placed_at: string;
  paid_at: string | null;
  currency_code: string;
  total_decimal: string;
  refunded_decimal: string;
  left_decimal: string;
  compensation_decimal: string;
  payment_method: string;
  unanswered: boolean;
};

export type DeskOrder = DeskRow & {
  products: {
    key: string;
    name: string;
    quantity: number;
    option: { name: string; value: string }[];
    custom_field: { name: string; value: string }[];
    requested_player: { slug: string; name: string } | null;
    players: { slug: string; name: string }[];
    unit_name: string;
    units_done: number;
    units_total: number;
    start_by: string | null;
    done_by: string | null;
    started_at: string | null;
    done_at: string | null;
  }[];
  custom_field: { name: string; value: string }[];
  comment: string;
  stopped: { cause: string; since: string } | null;
  refund_offer: { amount_decimal: string } | null;
  messages: { from: string; text: string; at: string }[];
  proofs: { caption: string; at: string }[];
  refunds: { id: number; cause: string; amount_decimal: string; reason: string; state: string; fault: string | null }[];
  payments: {
    provider: string;
    state: string;
    amount_decimal: string;
    captured_decimal: string;
    fault: string | null;
  }[];
  acts: { desk: string; act: string; at: string; detail: Record<string, unknown> }[];
};

export type DeskReview = {
  review_id: number;
  order_number: string;
  stars: number;
  name: string;
  text: string;
  created_at: string;
  answer: { text: string; at: string } | null;
  hidden_reason: string | null;
  reports: { reason: string; times: number }[];
};

export type DeskRun = {
  event_id: number;
  title: string;
  starts_at: string;
  region: string;
  difficulty: string;
  loot: string;
  seats_taken: number;
  slots_total: number;
  canceled: boolean;
};

type Body = Record<string, unknown> | Uint8Array<ArrayBuffer>;

/**
 * One call of the shop's desk, as anyone who is logged in here.
 *
 * @param body an object is sent as JSON, bytes as they are.
 * @throws Error with the shop's own words.
 */
export async function askDesk<Answer = never>(method: 'GET' | 'POST', path: string, body?: Body): Promise<Answer> {
  const response = await callDesk(method, path, body);
  const { data }: { data: Answer } = JSON.parse(await response.text());
  return data;
}

/** The same for a file: its bytes as the shop sends them. */
export async function downloadFromDesk(path: string): Promise<Uint8Array> {
  const response = await callDesk('GET', path);
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw new Error('The download was interrupted and nothing was written; the log of the shop has the reason', {
      cause,
    });
  });
  return new Uint8Array(bytes);
}

/** The order's path; a slip of the keyboard in its number must not name another call. */
export function orderPath(number: string): string {
  return `/orders/${encodeURIComponent(number)}`;
}

async function callDesk(method: 'GET' | 'POST', path: string, body?: Body): Promise<Response> {
  const url = shopUrl();
  const response = await fetch(`${url}/api/desk${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${sendable('DESK_KEY', deskKey())}`,
      // A header has no other letters.
      'X-Desk-Name': encodeURIComponent(process.env['DESK_NAME'] || userName()).replaceAll('%20', ' '),
      ...(process.env['PLAYER_KEY'] && { 'X-Player-Key': sendable('PLAYER_KEY', process.env['PLAYER_KEY']) }),
    },
    ...(body !== undefined && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`The shop at ${url} does not respond; is it running?`, { cause });
  });
  if (response.status === 401)
    throw new Error(
      `The shop at ${url} has another DESK_KEY; set its own, or DATA_DIR to the folder that it was made in`,
    );
  if (response.ok) return response;
  const message = messageIn(await response.text()) ?? `The shop responded with status ${response.status}`;
  throw new Error(message === 'Service Unavailable' ? await whyUnavailable(url) : message);
}

/** The shop tells its callers no more than that; its readiness check has the reason. */
async function whyUnavailable(url: string): Promise<string> {
  const reason = await fetch(`${url}/readyz`).then(
    async (response) => {
      const ready: { reason?: string } = JSON.parse(await response.text());
      return ready.reason ?? 'it is busy, or its database rejects changes';
    },
    () => 'it no longer responds',
  );
  return `The shop at ${url} cannot do this now: ${reason}. Its log names the cause; try again once that is fixed`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name; the shop has a word for that.
    return '';
  }
}

function shopUrl(): string {
  const { SHOP_URL, SHOP_HOST = '127.0.0.1', SHOP_PORT = '4000' } = process.env;
  const host = SHOP_HOST.includes(':') ? `[${SHOP_HOST}]` : SHOP_HOST || '127.0.0.1';
  return SHOP_URL?.replace(/\/+$/, '') || `http://${host}:${SHOP_PORT || '4000'}`;
}

/** A header could not carry another character, and no shop has a key with one. */
function sendable(name: string, key: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new Error(`${name} has a character that no key has; copy it again`);
}

function deskKey(): string {
  const given = process.env['DESK_KEY']?.trim();
  if (given) return given;
  const path = join(process.env['DATA_DIR']?.trim() || './data', 'secrets.json');
  try {
    const { deskKey: stored }: { deskKey?: string } = JSON.parse(readFileSync(path, 'utf8'));
    if (stored) return stored;
  } catch (cause) {
    throw new Error(`DESK_KEY is not set, and none can be read from ${path}`, { cause });
  }
  throw new Error(`DESK_KEY is not set, and ${path} contains none; the shop creates it when it starts`);
}

function messageIn(text: string): string | undefined {
  try {
    const { error }: { error: string[] } = JSON.parse(text);
    return error.join('\n');
  } catch {
    return undefined;
  }
}

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

/**
 * One call of the shop's desk, as anyone who is logged in here.
 *
 * @param body an object is sent as JSON, bytes as they are.
 * @throws Error with the shop's own words.
 */
export async function askDesk<Answer = never>(
  method: 'GET' | 'POST',
  path: string,
  body?: Record<string, unknown> | Uint8Array<ArrayBuffer>,
  as: 'data' | 'text' | 'bytes' = 'data',
): Promise<Answer> {
  const url = shopUrl();
  const response = await fetch(`${url}/api/desk${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${deskKey()}`,
      'X-Desk-Name': process.env['DESK_NAME'] || userInfo().username,
      ...(process.env['PLAYER_KEY'] && { 'X-Player-Key': process.env['PLAYER_KEY'] }),
    },
    ...(body !== undefined && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`The shop at ${url} does not answer; is it running?`, { cause });
  });
  if (as === 'bytes' && response.ok) return new Uint8Array(await response.arrayBuffer()) as Answer;
  const text = await response.text();
  if (!response.ok) throw new Error(refusalIn(text) ?? `The shop answers ${response.status}`);
  return (as === 'text' ? text : (JSON.parse(text) as { data: unknown }).data) as Answer;
}

function shopUrl(): string {
  const { SHOP_URL, SHOP_HOST = '127.0.0.1', SHOP_PORT = '4000' } = process.env;
  return SHOP_URL?.replace(/\/+$/, '') || `http://${SHOP_HOST || '127.0.0.1'}:${SHOP_PORT || '4000'}`;
}

function deskKey(): string {
  const given = process.env['DESK_KEY'];
  if (given) return given;
  const path = join(process.env['DATA_DIR'] || './data', 'secrets.json');
  try {
    const { deskKey: kept } = JSON.parse(readFileSync(path, 'utf8')) as { deskKey?: string };
    if (kept) return kept;
  } catch (cause) {
    throw new Error(`There is no DESK_KEY, and none can be read from ${path}`, { cause });
  }
  throw new Error(`There is no DESK_KEY, and none in ${path}; it comes there when the shop starts`);
}

function refusalIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error: string[] }).error.join('\n');
  } catch {
    return undefined;
  }
}

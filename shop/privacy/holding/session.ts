import { sql } from 'kysely';
import { type Holdings, ofSession } from './holding.ts';

export const SESSION_HOLDINGS = {
  // Buckets of sessions and addresses, which do not identify their owners.
  rate_limit: { of: 'nobody', columns: { key: 'plain', points: 'plain', expire: 'plain' } },
  cart_line: {
    of: 'session',
    rows: ({ sessionIds }) => sql`cart_id in (select id from cart where session_id = any(${sessionIds}::text[]))`,
    erase: 'delete',
    columns: {
      id: 'plain',
      cart_id: 'plain',
      product_id: 'plain',
      product_name: 'plain',
      configuration: 'secret',
      options: 'personal',
      quantity: 'plain',
      event_id: 'plain',
      requested_player_id: 'personal',
      seen: 'plain',
      removed_at: 'plain',
      added_at: 'plain',
    },
  },
  cart: {
    of: 'session',
    rows: ofSession,
    erase: 'delete',
    columns: {
      id: 'plain',
      session_id: 'secret',
      guest: 'personal',
      payment_method: 'personal',
      comment: 'personal',
      coupon: 'personal',
      credit: 'secret',
      told_prices: 'plain',
      told_totals: 'plain',
      updated_at: 'plain',
    },
  },
  session_token: {
    of: 'session',
    rows: ofSession,
    erase: 'delete',
    columns: {
      hash: 'secret',
      session_id: 'secret',
      expires_at: 'plain',
      replaced_at: 'plain',
      awaits_use: 'plain',
      ends_at: 'plain',
    },
  },
  session: {
    of: 'session',
    rows: ({ sessionIds }) => sql`id = any(${sessionIds}::text[])`,
    erase: 'delete',
    columns: { id: 'secret', created_at: 'plain' },
  },
} satisfies Partial<Holdings>;

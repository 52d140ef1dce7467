import { sql } from 'kysely';
import { type Holdings, nothing, ofAddress } from './holding.ts';

/** Visitors' messages, and mails to them. */
export const CONTACT_HOLDINGS = {
  mail_outbox: {
    of: 'address',
    rows: ({ mailIds }) => sql`id = any(${mailIds}::bigint[])`,
    // The event stays, so that nothing is mailed twice; unsent mails are never sent.
    erase: {
      recipient: nothing,
      message: sql`'{}'::jsonb`,
      last_error: sql`null`,
      given_up_at: sql`case when sent_at is null then coalesce(given_up_at, next_try_at) end`,
    },
    columns: {
      id: 'plain',
      event: 'plain',
      recipient: 'personal',
      message: 'personal',
      created_at: 'plain',
      attempts: 'plain',
      next_try_at: 'plain',
      sent_at: 'plain',
      given_up_at: 'plain',
      last_error: 'personal',
    },
  },
  support_presence: { of: 'nobody', columns: { id: 'plain', until: 'plain', desk: 'staff', at: 'plain' } },
  inquiry_answer: {
    of: 'address',
    rows: ({ email }) => sql`inquiry_id in (select id from inquiry where lower(email) = ${email})`,
    erase: 'delete',
    columns: { id: 'plain', inquiry_id: 'plain', desk: 'staff', text: 'personal', at: 'plain' },
  },
  // Deleted with their order or inquiry.
  settled_thread: { of: 'nobody', columns: { id: 'plain', order_id: 'plain', inquiry_id: 'plain', at: 'plain' } },
  saved_answer: { of: 'nobody', columns: { name: 'plain', text: 'plain', desk: 'staff', at: 'plain' } },
  inquiry: {
    of: 'address',
    rows: ofAddress,
    erase: 'delete',
    columns: {
      id: 'plain',
      kind: 'plain',
      email: 'personal',
      text: 'personal',
      facts: 'personal',
      print: 'secret',
      created_at: 'plain',
    },
  },
  alert: {
    of: 'address',
    rows: ofAddress,
    erase: 'delete',
    columns: {
      id: 'plain',
      token: 'secret',
      email: 'personal',
      kind: 'personal',
      product_id: 'personal',
      event_id: 'personal',
      currency: 'personal',
      below_minor: 'personal',
      season_key: 'personal',
      season_name: 'personal',
      season_starts: 'personal',
      mails: 'plain',
      asked_at: 'plain',
      confirmed_at: 'plain',
      told_at: 'plain',
    },
  },
  subscription: {
    of: 'address',
    rows: ofAddress,
    erase: 'delete',
    columns: {
      id: 'plain',
      email: 'personal',
      source: 'personal',
      token_hash: 'secret',
      token_expires_at: 'plain',
      mails: 'plain',
      asked_at: 'plain',
      confirmed_at: 'plain',
    },
  },
  // Network addresses, which no e-mail address leads to: deleted within the hour.
  subscribe_attempt: {
    of: 'session',
    rows: ({ sessionIds }) => sql`subject in (select 'session ' || id from unnest(${sessionIds}::text[]) as id)`,
    erase: 'delete',
    columns: { subject: 'secret', since: 'plain', attempts: 'plain' },
  },
} satisfies Partial<Holdings>;

import { sql } from 'kysely';
import { type Holdings, ofAuthor, ofOrder } from './holding.ts';

/** What belongs to the work on an order: logins, players, messages, proofs, reviews, notifications. */
export const ORDER_WORK_HOLDINGS = {
  blob: {
    of: 'order',
    rows: ({ orderIds }) =>
      sql`key in (select 'proof/' || id || '.webp' from order_proof where order_id = any(${orderIds}::int[]))`,
    erase: 'delete',
    columns: { key: 'secret', type: 'plain', bytes: 'secret', stored_at: 'plain' },
  },
  // The record of a login, which may have been deleted, and the login while it is sealed.
  sealed_login: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: {
      line_id: 'plain',
      kind: 'plain',
      order_id: 'plain',
      key_id: 'secret',
      wrapped_key: 'secret',
      sealed: 'secret',
      stored_at: 'plain',
      expires_at: 'plain',
    },
  },
  sealed_login_event: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: {
      id: 'plain',
      order_id: 'plain',
      line_id: 'plain',
      kind: 'plain',
      player: 'staff',
      reason: 'personal',
      at: 'plain',
    },
  },
  // About the shop's players, not its buyers.
  player: {
    of: 'nobody',
    columns: {
      id: 'plain',
      slug: 'staff',
      name: 'staff',
      games: 'plain',
      languages: 'plain',
      hours: 'staff',
      key_hash: 'staff',
      published: 'plain',
      created_at: 'plain',
    },
  },
  order_player: {
    of: 'nobody',
    columns: { line_id: 'plain', player_id: 'staff', order_id: 'plain', assigned_at: 'plain' },
  },
  review: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: {
      id: 'plain',
      order_id: 'plain',
      stars: 'personal',
      text: 'personal',
      author: 'personal',
      created_at: 'plain',
      edited_at: 'plain',
      answer: 'personal',
      answered_at: 'plain',
      hidden_reason: 'personal',
      hidden_at: 'plain',
    },
  },
  // Counts, which do not identify reporters; deleted with their review.
  review_report: {
    of: 'nobody',
    columns: { review_id: 'plain', reason: 'plain', times: 'plain', first_at: 'plain', last_at: 'plain' },
  },
  review_state: { of: 'nobody', columns: { version: 'plain' } },
  order_message: {
    of: 'order',
    // The pictures of the work, with the message that brought them, are the holder's.
    rows: (person) => sql`(${ofAuthor(sql`order_message.at`)(person)} or proof_id is not null and ${ofOrder(person)})`,
    erase: 'delete',
    columns: { id: 'plain', order_id: 'plain', author: 'plain', text: 'personal', proof_id: 'personal', at: 'plain' },
  },
  order_proof: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: {
      id: 'personal',
      order_id: 'plain',
      line_id: 'plain',
      caption: 'personal',
      width: 'plain',
      height: 'plain',
      at: 'plain',
    },
  },
  push_device: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: {
      id: 'plain',
      order_id: 'plain',
      digest: 'secret',
      endpoint: 'secret',
      p256dh: 'secret',
      auth: 'secret',
      created_at: 'plain',
    },
  },
  // The same sentences for everybody; deleted with their browser.
  push_message: {
    of: 'nobody',
    columns: { id: 'plain', device_id: 'plain', text: 'plain', attempts: 'plain', next_try_at: 'plain' },
  },
  discord_webhook: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: { order_id: 'plain', webhook_id: 'secret', token: 'secret', state: 'plain', created_at: 'plain' },
  },
  // The same sentences for everybody; deleted with their channel.
  discord_message: {
    of: 'nobody',
    columns: { id: 'plain', order_id: 'plain', text: 'plain', attempts: 'plain', next_try_at: 'plain' },
  },
  push_key: {
    of: 'nobody',
    columns: { id: 'plain', public_key: 'plain', private_key: 'plain', made_at: 'plain' },
  },
} satisfies Partial<Holdings>;

import { sql } from 'kysely';
import { type Holdings, nothing, ofAddress, ofAuthor, ofOrder } from './holding.ts';

/** Orders, the requests that created them, and the links to them. */
export const ORDER_HOLDINGS = {
  idempotency_key: {
    of: 'order',
    rows: ({ orderIds, sessionIds }) =>
      sql`order_id = any(${orderIds}::int[]) or session_id = any(${sessionIds}::text[])
        or session_id in (select 'order ' || id from unnest(${orderIds}::int[]) as id)`,
    erase: 'delete',
    // The response to the buyer, which contains data that the recipient of a handed-over order must not get.
    exportedAs: {
      answer: sql`case when order_id in (select id from placed_order where handed_over_at is not null)
        then null else answer end`,
    },
    columns: {
      session_id: 'secret',
      key: 'secret',
      fingerprint: 'secret',
      order_id: 'plain',
      answer: 'personal',
      refused_cart: 'secret',
      stored_at: 'plain',
    },
  },
  order_key: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: { order_id: 'plain', key: 'secret', print: 'secret', stored_at: 'plain' },
  },
  order_line: {
    of: 'order',
    rows: ofOrder,
    // Choices stay with their price; typed texts are erased.
    erase: {
      options: sql`(
        select coalesce(jsonb_agg(
          case when one->>'type' in ('text', 'textarea') then one || '{"value": ""}' else one end order by place
        ), '[]') from jsonb_array_elements(options) with ordinality as every_option (one, place)
      )`,
      identity: sql`'[]'::jsonb`,
      answers: sql`null`,
      requested_player_id: sql`null`,
    },
    columns: {
      id: 'plain',
      order_id: 'plain',
      cart_line_id: 'plain',
      product_id: 'plain',
      name: 'plain',
      slug: 'plain',
      game_name: 'plain',
      game_slug: 'plain',
      eta: 'plain',
      eta_min_minutes: 'plain',
      eta_max_minutes: 'plain',
      options: 'personal',
      identity: 'personal',
      answers: 'personal',
      quantity: 'plain',
      unit_micros: 'plain',
      total_minor: 'plain',
      discount_minor: 'plain',
      event_id: 'plain',
      event_starts_at: 'plain',
      event_ends_at: 'plain',
      start_minutes: 'plain',
      unit_name: 'plain',
      units_total: 'plain',
      units_done: 'plain',
      unit_steps: 'plain',
      unit_fixed: 'plain',
      needs_login: 'plain',
      requested_player_id: 'personal',
      started_at: 'plain',
      done_at: 'plain',
    },
  },
  order_refund: {
    of: 'order',
    rows: ofOrder,
    erase: { reason: nothing },
    columns: {
      id: 'plain',
      order_id: 'plain',
      cause: 'plain',
      amount_minor: 'plain',
      credit_id: 'plain',
      credit_minor: 'plain',
      returned_minor: 'plain',
      lines: 'plain',
      reason: 'personal',
      state: 'plain',
      fault: 'plain',
      created_at: 'plain',
      tried_at: 'plain',
      settled_at: 'plain',
    },
  },
  desk_act: {
    of: 'order',
    rows: ofAuthor(sql`desk_act.at`),
    erase: { detail: sql`'{}'::jsonb` },
    columns: { id: 'plain', order_id: 'plain', desk: 'staff', act: 'plain', detail: 'personal', at: 'plain' },
  },
  // About the payer, not about the current holder of the order.
  order_buyer: {
    of: 'order',
    rows: ({ orderIds, email }) =>
      email === '' ? sql`order_id = any(${orderIds}::int[])` : sql`lower(email) = ${email}`,
    erase: 'delete',
    columns: { order_id: 'plain', email: 'personal', token: 'secret' },
  },
  // The revoked link belonged to the buyer.
  order_handover: {
    of: 'order',
    rows: ({ email, orderIds, boughtIds }) => sql`order_id = any(${email === '' ? orderIds : boughtIds}::int[])`,
    erase: 'delete',
    columns: { id: 'plain', order_id: 'plain', token_hash: 'secret', at: 'plain' },
  },
  // A code by which its owner earns; without an owner it earns nothing.
  referral: {
    of: 'order',
    // For an order that was handed over it is the giver's.
    rows: ({ orderIds, email }) =>
      email === '' ? sql`order_id = any(${orderIds}::int[])` : sql`lower(email) = ${email}`,
    erase: { email: nothing, mailbox: nothing },
    columns: {
      id: 'plain',
      order_id: 'plain',
      coupon_id: 'plain',
      credit_id: 'plain',
      email: 'personal',
      mailbox: 'personal',
      currency: 'plain',
      reward_minor: 'plain',
      monthly_limit: 'plain',
      months: 'plain',
      created_at: 'plain',
    },
  },
  placed_order: {
    of: 'order',
    rows: ({ orderIds }) => sql`id = any(${orderIds}::int[])`,
    erase: {
      session_id: nothing,
      // Unique, and unknown to anybody: the old link is no longer valid.
      token: sql`'erased-' || id`,
      email: nothing,
      fields: sql`'[]'::jsonb`,
      comment: nothing,
      fingerprint: nothing,
      // Country, VAT rate and seller are kept with the amounts. Business details belong to the buyer, also after a handover.
      billing: sql`case when exists (select from order_buyer where order_id = placed_order.id)
        then billing else billing - 'business' end`,
    },
    exportedAs: { billing: sql`case when handed_over_at is null then billing else billing - 'business' end` },
    columns: {
      id: 'plain',
      session_id: 'secret',
      token: 'secret',
      link_issued_at: 'plain',
      status: 'plain',
      stage: 'plain',
      disputed_from: 'plain',
      version: 'plain',
      email: 'personal',
      fields: 'personal',
      payment_code: 'plain',
      payment_title: 'plain',
      comment: 'personal',
      billing: 'personal',
      currency: 'plain',
      rate: 'plain',
      total_minor: 'plain',
      coupon_id: 'plain',
      coupon: 'plain',
      discount_minor: 'plain',
      credit_id: 'plain',
      credit_minor: 'plain',
      refund_as: 'plain',
      fingerprint: 'secret',
      cart_ended_at: 'plain',
      placed_at: 'plain',
      expires_at: 'plain',
      cart_version: 'plain',
      paid_at: 'plain',
      team: 'staff',
      completed_at: 'plain',
      confirmed_at: 'plain',
      ended_at: 'plain',
      compensation_minor: 'plain',
      anonymised_at: 'plain',
      handed_over_at: 'plain',
    },
  },
  order_event: {
    of: 'nobody',
    columns: { id: 'plain', order_id: 'plain', status: 'plain', stage: 'plain', at: 'plain' },
  },
  order_stop: {
    of: 'nobody',
    columns: { id: 'plain', order_id: 'plain', cause: 'plain', from_at: 'plain', until_at: 'plain' },
  },
  order_lookup: {
    of: 'address',
    rows: ofAddress,
    erase: 'delete',
    columns: { id: 'plain', number: 'personal', email: 'personal', at: 'plain' },
  },
  order_list_link: {
    of: 'address',
    rows: ofAddress,
    erase: 'delete',
    columns: { id: 'plain', email: 'personal', asked_at: 'plain', token_hash: 'secret', expires_at: 'plain' },
  },
  sample_mark: { of: 'nobody', columns: { made_at: 'plain' } },
} satisfies Partial<Holdings>;

import { type RawBuilder, sql } from 'kysely';
import type { CatalogueTables, Database } from '#shop/db/database.ts';
import type { Person } from './person.ts';

/**
 * `personal`: about a visitor; exported and erased. `secret`: leads to a visitor, or opens what is
 * the visitor's; erased, never exported. `staff`: about who works for the shop. `plain`: about nobody.
 */
export type Kind = 'personal' | 'secret' | 'staff' | 'plain';

export type Holding<Column extends string = string> = {
  columns: Record<Column, Kind>;
  /** What the rows hang on; `nobody` has no personal column. */
  of: 'order' | 'session' | 'address' | 'nobody';
  /** The rows about a person. */
  rows?: (person: Person) => RawBuilder<boolean>;
  /** What erasing does to them: every personal and secret column gets a value, or the row goes. */
  erase?: 'delete' | Partial<Record<Column, RawBuilder<unknown>>>;
};

type Holdings = {
  [Table in keyof Database]: Table extends keyof CatalogueTables
    ? 'goods'
    : Holding<Extract<keyof Database[Table], string>>;
};

const ofOrder = ({ orderIds }: Person) => sql<boolean>`order_id = any(${orderIds}::int[])`;
const ofAddress = ({ email }: Person) => sql<boolean>`lower(email) = ${email}`;
const ofSession = ({ sessionIds }: Person) => sql<boolean>`session_id = any(${sessionIds}::text[])`;
const nothing = sql`''`;

/**
 * Every column of the database, and what it holds: the one list that export, erasure and
 * retention go by, in the order in which rows can be deleted. A table or column that is
 * missing here is an error of the type checker, and of a test that asks the database.
 */
export const HOLDINGS: Holdings = {
  idempotency_key: {
    of: 'order',
    rows: ({ orderIds, sessionIds }) =>
      sql`order_id = any(${orderIds}::int[]) or session_id = any(${sessionIds}::text[])
        or session_id in (select 'order ' || id from unnest(${orderIds}::int[]) as id)`,
    erase: 'delete',
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
  blob: {
    of: 'order',
    rows: ({ orderIds }) =>
      sql`key in (select 'proof/' || id || '.webp' from order_proof where order_id = any(${orderIds}::int[]))`,
    erase: 'delete',
    columns: { key: 'secret', type: 'plain', bytes: 'secret', stored_at: 'plain' },
  },
  // The record of a login that may be gone long since, and the login as long as it is sealed.
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
  // Who works for the shop, not who buys in it.
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
  // Counts, which tell nothing of who has reported; they go with their review.
  review_report: {
    of: 'nobody',
    columns: { review_id: 'plain', reason: 'plain', times: 'plain', first_at: 'plain', last_at: 'plain' },
  },
  review_state: { of: 'nobody', columns: { version: 'plain' } },
  order_message: {
    of: 'order',
    rows: ofOrder,
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
  order_key: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: { order_id: 'plain', key: 'secret', print: 'secret', stored_at: 'plain' },
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
  // Sentences that are the same for everybody; they go with their browser.
  push_message: {
    of: 'nobody',
    columns: { id: 'plain', device_id: 'plain', text: 'plain', attempts: 'plain', next_try_at: 'plain' },
  },
  push_key: {
    of: 'nobody',
    columns: { id: 'plain', public_key: 'plain', private_key: 'plain', made_at: 'plain' },
  },
  order_line: {
    of: 'order',
    rows: ofOrder,
    // What was chosen stays with its price; what was typed goes.
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
      lines: 'plain',
      reason: 'personal',
      state: 'plain',
      fault: 'plain',
      created_at: 'plain',
      tried_at: 'plain',
      settled_at: 'plain',
    },
  },
  // The provider's own names for a payment stay: books and chargebacks are kept by them.
  payment: {
    of: 'order',
    rows: ofOrder,
    erase: { remote_url: sql`null` },
    columns: {
      reference: 'plain',
      order_id: 'plain',
      kind: 'plain',
      provider: 'plain',
      amount_minor: 'plain',
      currency: 'plain',
      state: 'plain',
      created_at: 'plain',
      settled_at: 'plain',
      remote_id: 'plain',
      remote_url: 'secret',
      begin_key: 'plain',
      begun_at: 'plain',
      capture: 'plain',
      captured_minor: 'plain',
      fault: 'plain',
      is_over: 'plain',
      is_from_order: 'plain',
      ask_at: 'plain',
    },
  },
  desk_act: {
    of: 'order',
    rows: ofOrder,
    erase: { detail: sql`'{}'::jsonb` },
    columns: { id: 'plain', order_id: 'plain', desk: 'staff', act: 'plain', detail: 'personal', at: 'plain' },
  },
  order_handover: {
    of: 'order',
    rows: ofOrder,
    erase: 'delete',
    columns: { id: 'plain', order_id: 'plain', token_hash: 'secret', at: 'plain' },
  },
  placed_order: {
    of: 'order',
    rows: ({ orderIds }) => sql`id = any(${orderIds}::int[])`,
    erase: {
      session_id: nothing,
      // Unique, and nobody's: the old link leads nowhere any more.
      token: sql`'erased-' || id`,
      email: nothing,
      fields: sql`'[]'::jsonb`,
      comment: nothing,
      fingerprint: nothing,
    },
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
      billing: 'plain',
      currency: 'plain',
      rate: 'plain',
      total_minor: 'plain',
      coupon_id: 'plain',
      coupon: 'plain',
      discount_minor: 'plain',
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
  // Providers tell the buyer's name and address with what was paid. Gone a month after it came in any case.
  payment_event: {
    of: 'address',
    rows: ({ email, references }) => sql`strpos(lower(body), ${email}) > 0 or exists (
      select from unnest(${references}::text[]) as reference where strpos(body, reference) > 0
    )`,
    erase: 'delete',
    columns: {
      id: 'plain',
      provider: 'plain',
      event_id: 'plain',
      body: 'personal',
      received_at: 'plain',
      due_at: 'plain',
      tries: 'plain',
      processed_at: 'plain',
      outcome: 'plain',
    },
  },
  payment_refund: {
    of: 'nobody',
    columns: {
      key: 'plain',
      reference: 'plain',
      amount_minor: 'plain',
      state: 'plain',
      remote_key: 'plain',
      remote_id: 'plain',
      fault: 'plain',
      created_at: 'plain',
      settled_at: 'plain',
    },
  },
  sandbox_payment: {
    of: 'nobody',
    columns: { reference: 'plain', amount_minor: 'plain', currency: 'plain', state: 'plain' },
  },
  sandbox_refund: { of: 'nobody', columns: { key: 'plain', reference: 'plain', amount_minor: 'plain' } },
  sandbox_notice: {
    of: 'nobody',
    columns: { event_id: 'plain', body: 'plain', copies: 'plain', due_at: 'plain', sent_at: 'plain' },
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
  mail_outbox: {
    of: 'address',
    rows: ({ mailIds }) => sql`id = any(${mailIds}::bigint[])`,
    // The event stays, so that nothing is told twice; what was not sent yet never is.
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
  // They go with their order or inquiry.
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
  sample_mark: { of: 'nobody', columns: { made_at: 'plain' } },
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
  // Network addresses, which no e-mail address leads to: gone within the hour.
  subscribe_attempt: {
    of: 'session',
    rows: ({ sessionIds }) => sql`subject in (select 'session ' || id from unnest(${sessionIds}::text[]) as id)`,
    erase: 'delete',
    columns: { subject: 'secret', since: 'plain', attempts: 'plain' },
  },
  // Buckets of sessions and addresses, which tell whose they are to nobody.
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
  coupon: {
    of: 'nobody',
    columns: {
      id: 'plain',
      code: 'plain',
      percent_hundredths: 'plain',
      amount_micros: 'plain',
      minimum_micros: 'plain',
      starts_at: 'plain',
      ends_at: 'plain',
      use_limit: 'plain',
      once_per_buyer: 'plain',
      used: 'plain',
      enabled: 'plain',
    },
  },
  coupon_product: { of: 'nobody', columns: { coupon_id: 'plain', product_id: 'plain' } },
  coupon_category: { of: 'nobody', columns: { coupon_id: 'plain', category_id: 'plain' } },
  event: {
    of: 'nobody',
    columns: {
      id: 'plain',
      run_key: 'plain',
      product_id: 'plain',
      title: 'plain',
      starts_at: 'plain',
      ends_at: 'plain',
      region: 'plain',
      faction: 'plain',
      difficulty: 'plain',
      loot: 'plain',
      slots_total: 'plain',
      canceled: 'plain',
    },
  },
  event_seat: {
    of: 'nobody',
    columns: {
      id: 'plain',
      event_id: 'plain',
      cart_line_id: 'plain',
      order_id: 'plain',
      seats: 'plain',
      expires_at: 'plain',
    },
  },
  category: 'goods',
  product_category: 'goods',
  filter_group: 'goods',
  filter: 'goods',
  product_filter: 'goods',
  category_filter: 'goods',
  product_import: 'goods',
  product_price: 'goods',
  product: 'goods',
  product_option: 'goods',
  product_option_value: 'goods',
  product_related: 'goods',
  redirect: 'goods',
  search_miss: {
    of: 'nobody',
    columns: { term: 'plain', day: 'plain', found: 'plain', times: 'plain' },
  },
  search_synonym: 'goods',
  search_added_synonym: 'goods',
  search_phrase: 'goods',
  search_word: 'goods',
  currency: 'goods',
  payment_method: 'goods',
  checkout_field: 'goods',
  game_field: 'goods',
  information: 'goods',
  site: 'goods',
  catalogue_state: 'goods',
  catalogue_change: 'goods',
  catalogue_release: 'goods',
};

/** Tables with rows about persons, in the order in which rows can be deleted. */
export function heldTables(): [string, Required<Holding>][] {
  return Object.entries(HOLDINGS).flatMap(([table, holding]: [string, Holding | 'goods']) =>
    holding !== 'goods' && holding.rows && holding.erase
      ? [[table, { ...holding, rows: holding.rows, erase: holding.erase }]]
      : [],
  );
}

export function columnsOf(holding: Holding, ...kinds: Kind[]): string[] {
  return Object.entries(holding.columns).flatMap(([column, kind]) => (kinds.includes(kind) ? column : []));
}

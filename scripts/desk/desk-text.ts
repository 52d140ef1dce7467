import type { DeskOrder, DeskReview, DeskRow, DeskRun } from './desk-call.ts';

export const USAGE = `npm run desk -- …
  list [--status paid,assigned] [--team T] [--game wow-carry] [--q E-MAIL|CHARACTER|NUMBER]
       [--from 2026-05-01] [--to 2026-06-01] [--late] [--waiting] [--owed] [--flagged] [--page 2] [--limit 50]
  show WS-10001
  assign WS-10001 TEAM
  advance WS-10001 [--line 1] [--to 5 | --by 1] [--of 8 --unit Bosses]
  message WS-10001 ["TEXT"] [--saved NAME]  note WS-10001 "TEXT" (only the team sees it)
  proof WS-10001 FILE [--line 1] [--caption "TEXT"]
  hold WS-10001 waiting|servers|buyer      release WS-10001
  paid WS-10001                            dispute WS-10001 open|won|lost
  refund WS-10001 [12.50] --reason "TEXT" [--line 1] [--as money|credit]
  refund-tip WS-10001 --reason "TEXT"
  credit CODE                              block-credit CODE --reason "TEXT"    unblock-credit CODE --reason "TEXT"
  cancel WS-10001 --reason "TEXT" [--whole] [--as money|credit]
  settle-refund WS-10001 REFUND paid|due
  payment-events                           retry-event ID
  export [--format csv|json] [--out FILE] [options of list]
  invoices [--from 2026-05-01] [--to 2026-06-01] [--page 2] [--limit 100]
  invoice WS-10001 INV-000042 [--out FILE]
  runs [--game wow-carry] [--from 2026-05-01] [--to 2026-06-01]
  call-off RUN --reason "TEXT"
  reviews [--state reported|hidden|unanswered] [--page 2]
  answer-review REVIEW "TEXT"
  hide-review REVIEW --reason "TEXT"       show-review REVIEW
  players [WS-10001]                       add-player SLUG --name "NAME" --games wow-carry --languages en,pl [--hours "TEXT"]
  publish-player SLUG                      hide-player SLUG            renew-player-key SLUG
  A new player has no public profile. Publish it only with the player's consent.
  assign-player WS-10001 --player SLUG [--line 1] [--off | --agreed]
  If the buyer requested a player, another one can only be assigned with --agreed, after the buyer has agreed.
  These need the player's own key in PLAYER_KEY:
  brief WS-10001 --player SLUG
  open-login WS-10001 --player SLUG --reason "TEXT" [--line 1]
  open-code WS-10001 --player SLUG --reason "TEXT" [--line 1]
  inbox [--late]                           settle WS-10001|Q-10001
  inquiry Q-10001                          answer Q-10001 ["TEXT"] [--saved NAME]
  saved-answers                            save-answer NAME "TEXT"       drop-answer NAME
  presence [here --until 22:00 | away]
  searches                                 synonym "TERM" "MEANING"
  Commands that refund money, end an order, cancel a run or complete a line ask for confirmation; scripts use --yes.`;

export function rowsText(rows: DeskRow[]): string {
  if (rows.length === 0) return 'No orders.';
  const cells = rows.map((row) => [
    row.order_number,
    row.stage,
    `${row.total_decimal} ${row.currency_code}`,
    moment(row.paid_at ?? row.placed_at),
    row.team || '-',
    row.email,
    marksOf(row),
  ]);
  return table([['order', 'stage', 'total', 'paid or placed', 'team', 'e-mail', ''], ...cells]);
}

export type DeskSearch = { term: string; times: number; found: number; last: string };

export function searchesText(searches: DeskSearch[]): string {
  if (searches.length === 0) return 'No search of at least three people had few or no results.';
  const cells = searches.map(({ term, times, found, last }) => [term, String(times), String(found), last]);
  return table([['search', 'times', 'found', 'last'], ...cells]);
}

export function reviewsText(reviews: DeskReview[]): string {
  if (reviews.length === 0) return 'No reviews.';
  return reviews
    .map(({ review_id, order_number, stars, name, text, created_at, answer, hidden_reason, reports }) =>
      [
        `${review_id}: ${stars} of 5 by ${printable(name) || 'Buyer'}, ${order_number}, ${moment(created_at)}`,
        `  ${printable(text)}`,
        ...(answer ? [`  Answered: ${printable(answer.text)}`] : []),
        ...(hidden_reason === null ? [] : [`  Hidden: ${printable(hidden_reason)}`]),
        ...reports.map(({ reason, times }) => `  Reported as ${reason}: ${times} times`),
      ].join('\n'),
    )
    .join('\n');
}

export type DeskInvoice = {
  number: string;
  seller: string;
  issued_at: string;
  order_number: string;
  country: string;
  vat_id: string;
  reverse_charge: boolean;
  percent: string;
  currency_code: string;
  net_decimal: string;
  vat_decimal: string;
  amount_decimal: string;
};

export function invoicesText(invoices: DeskInvoice[]): string {
  if (invoices.length === 0) return 'No invoices.';
  const cells = invoices.map((one) => [
    one.number,
    one.seller,
    moment(one.issued_at),
    one.order_number,
    `${one.country} ${one.vat_id}`.trim(),
    one.reverse_charge ? 'reversed' : `${one.percent} %`,
    one.net_decimal,
    one.vat_decimal,
    `${one.amount_decimal} ${one.currency_code}`,
  ]);
  return table([['number', 'seller', 'issued', 'order', 'buyer', 'VAT', 'net', 'VAT amount', 'gross'], ...cells]);
}

export function runsText(runs: DeskRun[]): string {
  if (runs.length === 0) return 'No runs.';
  const cells = runs.map(
    ({ event_id, starts_at, title, region, difficulty, loot, seats_taken, slots_total, canceled }) => [
      String(event_id),
      moment(starts_at),
      title,
      `${region} ${difficulty} ${loot}`,
      `${seats_taken} of ${slots_total}`,
      canceled ? 'called off' : '',
    ],
  );
  return table([['run', 'starts', 'title', 'kind', 'seats taken', ''], ...cells]);
}

export function orderText(order: DeskOrder): string {
  return [
    `${order.order_number}  ${order.stage}  version ${order.version}`,
    `${order.total_decimal} ${order.currency_code} by ${order.payment_method}, ${order.left_decimal} left`,
    `team ${order.team || '-'}, buyer ${printable(order.email)}, placed ${moment(order.placed_at)}`,
    ...(order.stopped ? [`The clock stands still (${order.stopped.cause}) since ${moment(order.stopped.since)}`] : []),
    ...(order.refund_offer ? [`If it ends now ${order.refund_offer.amount_decimal} goes back`] : []),
    ...(Number(order.compensation_decimal) > 0 ? [`Late: ${order.compensation_decimal} is offered`] : []),
    ...order.custom_field.map(({ name, value }) => `${name}: ${printable(value)}`),
    ...(order.comment ? [`Comment: ${printable(order.comment)}`] : []),
    ...order.products.flatMap(lineText),
    ...section('messages', order.messages, ({ at, from, text }) => `${moment(at)} ${from}: ${printable(text)}`),
    ...section('proofs', order.proofs, ({ at, caption }) => `${moment(at)} ${printable(caption) || '-'}`),
    ...section('refunds', order.refunds, ({ id, cause, amount_decimal, reason, state, fault }) =>
      [`${id}: ${amount_decimal} ${state}`, `(${cause}) ${printable(reason)}`, fault ?? ''].join(' '),
    ),
    ...section('payments', order.payments, ({ provider, state, amount_decimal, captured_decimal, fault }) =>
      printable(`${provider}: ${state}, ${captured_decimal} of ${amount_decimal} taken ${fault ?? ''}`),
    ),
    ...section('acts', order.acts, ({ at, desk, act, detail }) =>
      printable(`${moment(at)} ${desk}: ${act} ${JSON.stringify(detail)}`),
    ),
  ].join('\n');
}

function lineText(line: DeskOrder['products'][number], at: number): string[] {
  const { quantity, name, unit_name, units_done, units_total, start_by, done_by, started_at, done_at } = line;
  const state = done_at ? `done ${moment(done_at)}` : started_at ? `begun ${moment(started_at)}` : 'not begun';
  return [
    '',
    `${at + 1}. ${quantity} × ${name}: ${state}, ${unit_name.toLowerCase()} ${units_done} of ${units_total}`,
    `   start by ${moment(start_by)}, done by ${moment(done_by)}`,
    ...playersOf(line),
    ...line.custom_field.map(({ name, value }) => `   ${name}: ${printable(value)}`),
    ...line.option.map((option) => `   ${option.name}: ${printable(option.value)}`),
  ];
}

function playersOf({ requested_player: asked, players }: DeskOrder['products'][number]): string[] {
  const named = ({ slug, name }: { slug: string; name: string }) => `${printable(name)} (${slug})`;
  return [
    ...(asked ? [`   asked for ${named(asked)}`] : []),
    ...(players.length > 0 ? [`   played by ${players.map(named).join(', ')}`] : []),
  ];
}

function section<Item>(title: string, items: Item[], text: (item: Item) => string): string[] {
  return items.length === 0 ? [] : ['', title, ...items.map((item) => `  ${text(item)}`)];
}

function marksOf({ compensation_decimal, unanswered }: DeskRow): string {
  return [Number(compensation_decimal) > 0 ? 'late' : '', unanswered ? 'message waiting' : '']
    .filter(Boolean)
    .join(', ');
}

export function table(rows: string[][]): string {
  const clean = rows.map((row) => row.map(printable));
  const widths = clean[0]?.map((_, column) => Math.max(...clean.map((row) => row[column]?.length ?? 0))) ?? [];
  return clean
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function moment(iso: string | null): string {
  return iso ? `${iso.slice(0, 16).replace('T', ' ')} UTC` : '-';
}

// What a shopper has written must not steer the terminal.
export function printable(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
}

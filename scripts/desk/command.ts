import { readFileSync, writeFileSync } from 'node:fs';
import { askDesk, downloadFromDesk, type DeskOrder, type DeskReview, type DeskRun, orderPath } from './desk-call.ts';
import { answerOf, isInboxCommand, runInboxCommand } from './inbox.ts';
import { runPresence } from './presence.ts';
import { isEventCommand, runEventCommand } from './payment-events.ts';
import { isCreditCommand, runCreditCommand } from './credits.ts';
import { isPlayerCommand, runPlayerCommand } from './players.ts';
import { confirm, doubtOf, isDoubted } from './confirm.ts';
import { amountOf, readArguments, refuseMore, wholeNumber } from './arguments.ts';
import { invoicesText, moment, orderText, reviewsText, rowsText, runsText, searchesText, USAGE } from './desk-text.ts';

const OPTIONS = {
  status: { type: 'string' },
  team: { type: 'string' },
  game: { type: 'string' },
  q: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  late: { type: 'boolean' },
  waiting: { type: 'boolean' },
  owed: { type: 'boolean' },
  flagged: { type: 'boolean' },
  page: { type: 'string' },
  limit: { type: 'string' },
  line: { type: 'string' },
  by: { type: 'string' },
  of: { type: 'string' },
  unit: { type: 'string' },
  caption: { type: 'string' },
  reason: { type: 'string' },
  state: { type: 'string' },
  whole: { type: 'boolean' },
  format: { type: 'string' },
  out: { type: 'string' },
  player: { type: 'string' },
  name: { type: 'string' },
  games: { type: 'string' },
  languages: { type: 'string' },
  hours: { type: 'string' },
  off: { type: 'boolean' },
  agreed: { type: 'boolean' },
  as: { type: 'string' },
  until: { type: 'string' },
  saved: { type: 'string' },
  yes: { type: 'boolean' },
} as const;
const FILTERS = [
  'status',
  'team',
  'game',
  'q',
  'from',
  'to',
  'late',
  'waiting',
  'owed',
  'flagged',
  'state',
  'page',
  'limit',
] as const;

type Given = ReturnType<typeof read>;

/** What each act sends, besides the line. */
const ACTS: Record<string, (words: string[], values: Given['values']) => Record<string, unknown>> = {
  show: () => ({}),
  proof: () => ({}),
  assign: (words) => ({ team: words.join(' ') }),
  advance: (_, { to, by, of, unit }) => ({
    ...(to !== undefined && { to: wholeNumber('--to', to) }),
    ...(by !== undefined && { by: wholeNumber('--by', by) }),
    ...(of !== undefined && { of: wholeNumber('--of', of) }),
    ...(unit !== undefined && { unit }),
  }),
  message: answerOf,
  note: (words) => ({ text: words.join(' ') }),
  hold: ([cause = '']) => ({ cause }),
  release: () => ({}),
  paid: () => ({}),
  dispute: ([state = '']) => ({ state }),
  refund: ([amount], { reason = '', as }) => ({
    reason,
    ...(amount !== undefined && { amount: amountOf(amount) }),
    ...(as !== undefined && { refund_as: as }),
  }),
  'refund-tip': (_, { reason = '' }) => ({ reason }),
  cancel: (_, { reason = '', whole = false, as }) => ({ reason, whole, ...(as !== undefined && { refund_as: as }) }),
  'settle-refund': ([refund, state = '']) => ({ refund: wholeNumber('The number of the refund', refund), state }),
};

/** `npm run desk`. Returns the exit code. */
export async function runDesk(args: string[]): Promise<number> {
  try {
    await run(read(args));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function read(args: string[]) {
  const { positionals, values } = readArguments(args, OPTIONS);
  const [command = '', number = '', ...words] = positionals;
  refuseMore(command, positionals.slice(1));
  return { command, number, words, values };
}

async function run(given: Given): Promise<void> {
  const { command, number, words, values } = given;
  if (command === 'list') return list(given);
  if (command === 'export') return exportAll(given);
  if (command === 'invoices') return console.log(invoicesText(await askDesk('GET', `/invoices?${query(values)}`)));
  if (command === 'invoice') return invoice(given);
  if (command === 'runs') return runs(given);
  if (command === 'call-off') return cancelRun(given);
  if (command === 'searches') return console.log(searchesText(await askDesk('GET', '/searches')));
  if (command === 'synonym') return synonym(given);
  if (command === 'presence') return console.log(await runPresence(number, values.until));
  if (isInboxCommand(command)) return console.log(await runInboxCommand(given));
  if (command === 'reviews') return reviews(given);
  if (isCreditCommand(command)) return console.log(await runCreditCommand(given));
  if (isEventCommand(command)) return console.log(await runEventCommand(command, number));
  if (isPlayerCommand(command)) return console.log(await runPlayerCommand(given));
  if (/^(answer|hide|show)-review$/.test(command)) return changeReview(given);
  if (command !== '' && number === '' && Object.hasOwn(ACTS, command))
    throw new Error('Specify the order, such as WS-10001');
  if (command === 'show') return print(await askDesk('GET', orderPath(number)));
  if (command === 'proof') return proof(given);
  const body = Object.hasOwn(ACTS, command) ? ACTS[command]?.(words, values) : undefined;
  // At the end, where a terminal leaves it to be seen.
  if (!body) throw new Error(command === '' ? USAGE : `${USAGE}\n\nThere is no command ${command}.`);
  const order = await askDesk<DeskOrder>('GET', orderPath(number));
  const line = values.line ?? (command === 'advance' ? '1' : undefined);
  const asked = { ...body, ...(line !== undefined && { line: keyOf(order, line) }) };
  await confirm(doubtOf(command, order, asked), values);
  print(
    await askDesk('POST', `${orderPath(number)}/${command}`, {
      ...asked,
      ...(isDoubted(command) && { version: order.version }),
    }),
  );
}

async function list({ values }: Given): Promise<void> {
  console.log(rowsText(await askDesk('GET', `/orders?${query(values)}`)));
}

async function exportAll({ values }: Given): Promise<void> {
  const { format = 'csv', out } = values;
  const file = await downloadFromDesk(`/orders/export?format=${encodeURIComponent(format)}&${query(values)}`);
  if (out === undefined) process.stdout.write(file);
  else writeFileSync(out, file);
}

async function invoice({ number, words: [name = ''], values: { out = `${name}.pdf` } }: Given): Promise<void> {
  if (number === '' || name === '') throw new Error('Specify the order and the invoice, such as WS-10001 INV-000042');
  const path = `${orderPath(number)}/invoice/${encodeURIComponent(name)}.pdf`;
  writeFileSync(out, await downloadFromDesk(path));
  console.log(`Written to ${out}.`);
}

async function runs({ values }: Given): Promise<void> {
  console.log(runsText(await askDesk('GET', `/runs?${query(values)}`)));
}

async function cancelRun({ number, values: { reason = '', yes } }: Given): Promise<void> {
  if (number === '') throw new Error('Specify the number of the run; `runs` lists them');
  const path = `/runs/${encodeURIComponent(number)}`;
  const run = await askDesk<DeskRun>('GET', path);
  if (reason === '') throw new Error('Specify the reason, which is sent to the buyers: --reason "TEXT"');
  const whoHolds = `${run.seats_taken} of its ${run.slots_total} seats are taken`;
  await confirm(`${run.title} on ${moment(run.starts_at)} will be canceled; ${whoHolds}.`, { yes });
  const { orders } = await askDesk<{ orders: string[] }>('POST', `${path}/call-off`, { reason });
  console.log(
    orders.length === 0 ? 'Canceled. No order had to be notified.' : `Canceled. Notified: ${orders.join(', ')}`,
  );
}

async function reviews({ values }: Given): Promise<void> {
  console.log(reviewsText(await askDesk('GET', `/reviews?${query(values)}`)));
}

async function changeReview({ command, number: review, words, values: { reason = '' } }: Given): Promise<void> {
  if (review === '') throw new Error('Specify the number of the review; `reviews` lists them');
  const [act = ''] = command.split('-');
  const body = act === 'answer' ? { text: words.join(' ') } : act === 'hide' ? { reason } : {};
  const path = `/reviews/${encodeURIComponent(review)}/${act}`;
  console.log(reviewsText([await askDesk<DeskReview>('POST', path, body)]));
}

async function synonym({ number: term, words: [meaning = ''] }: Given): Promise<void> {
  const added = await askDesk<{ term: string; meaning: string }>('POST', '/synonyms', { term, meaning });
  console.log(`Within seconds, a search for "${added.term}" also finds "${added.meaning}", and the other way round.`);
}

async function proof({ number, words, values }: Given): Promise<void> {
  const [file] = words;
  if (file === undefined) throw new Error('Specify the path of a picture, such as proof.png');
  const bytes = readPicture(file);
  const { caption = '', line } = values;
  const sent = new URLSearchParams({ caption });
  if (line !== undefined) sent.set('line', keyOf(await askDesk<DeskOrder>('GET', orderPath(number)), line));
  print(await askDesk('POST', `${orderPath(number)}/proof?${sent}`, bytes));
}

function readPicture(file: string) {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`The picture ${file} cannot be read (${cause instanceof Error ? cause.message : cause})`, {
      cause,
    });
  }
}

function query(values: Given['values']): URLSearchParams {
  const sent = new URLSearchParams();
  for (const name of FILTERS) {
    const value = values[name];
    if (value !== undefined) sent.set(name, value === true ? '1' : String(value));
  }
  return sent;
}

/** Lines are named by their place, as `show` counts them. */
function keyOf({ products }: DeskOrder, place: string): string {
  const line = products[Number(place) - 1];
  if (!line) throw new Error(`The order has ${products.length} lines, but no line ${place}`);
  return line.key;
}

function print(order: DeskOrder): void {
  console.log(orderText(order));
}

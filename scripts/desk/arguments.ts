import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { printable } from './desk-text.ts';

const HINT = 'npm run desk without arguments lists all commands.';

/**
 * Parses a command line into words and options.
 *
 * @throws Error in plain words.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  const given = withNegatives(args);
  try {
    return parseArgs({ args: given, options, allowPositionals: true });
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${said.split('. ')[0]}. ${HINT}`, { cause });
  }
}

/** Commands by how many words they take at most; the others take a text, which may come as several. */
const TAKING = [
  ['list', 'export', 'invoices', 'runs', 'reviews', 'searches', 'inbox', 'saved-answers', 'payment-events'],
  [
    ...['show', 'advance', 'release', 'paid', 'refund-tip', 'cancel', 'settle', 'inquiry', 'drop-answer', 'presence'],
    ...['credit', 'block-credit', 'unblock-credit', 'retry-event', 'call-off', 'hide-review', 'show-review'],
    ...['players', 'add-player', 'publish-player', 'hide-player', 'renew-player-key', 'assign-player'],
    ...['brief', 'open-login', 'open-code'],
  ],
  ['hold', 'dispute', 'refund', 'proof', 'invoice', 'synonym'],
  ['settle-refund'],
];

/**
 * `list paid` would otherwise list every order, as if all of them were, and `cancel` with two orders end the first alone.
 *
 * @throws Error in plain words.
 */
export function refuseMore(command: string, words: string[]): void {
  const most = TAKING.findIndex((commands) => commands.includes(command));
  if (most < 0 || words.length <= most) return;
  throw new Error(`Unexpected argument of ${command}: ${printable(words.slice(most).join(' '))}. ${HINT}`);
}

/** In the currency of the order. @throws Error naming what is wrong. */
export function amountOf(given: string): string {
  if (/^\d{1,9}(\.\d{2})?$/.test(given)) return given;
  throw new Error(`${given} is not an amount; write it like 12 or 12.50, in the currency of the order`);
}

/** @throws Error naming what is wrong. */
export function wholeNumber(name: string, given = ''): number {
  if (/^-?\d{1,15}$/.test(given)) return Number(given);
  throw new Error(`${name} must be a whole number${given && `, not ${given}`}`);
}

/** A negative number looks like an option: it is the value of one, or a mistake. */
function withNegatives(args: string[]): string[] {
  return args.reduce<string[]>((read, arg) => {
    const before = read.at(-1) ?? '';
    if (!/^-[\d.,]/.test(arg)) return [...read, arg];
    if (!/^--[a-z-]+$/.test(before)) throw new Error(`${arg} is negative; write an amount like 12.50`);
    return [...read.slice(0, -1), `${before}=${arg}`];
  }, []);
}

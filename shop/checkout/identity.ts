import type { PricedLine } from '#shop/cart/price/priced.ts';
import type { Choice } from '#shop/product/quote/configure.ts';
import type { AskedField, IdentityField } from './fields.ts';
import { regionOf } from './realm-region.ts';

/** What one game of the cart needs to know about its buyer. */
export type GameIdentity = {
  game: { name: string; seo_url: string };
  lines: IdentityLine[];
  fields: GameField[];
  /** Answers in the options of every line of the game: they are not asked for again. */
  known: { field: IdentityField; value: string }[];
};

/**
 * A line of the cart, or one of several seats of its run: each may have its own character. `fromOptions`: field id →
 * the answer in the line's own options, as it would be sent. `region`: see `regionOf`.
 */
export type IdentityLine = {
  key: string;
  /** The line, also if the key is a seat's. */
  line: string;
  /** From 1; null for a whole line. */
  seat: number | null;
  name: string;
  region: string;
  fromOptions: Record<string, string>;
};

/** `suggested`: the answer of one of the lines, or of another game's line for an account that is the same in both. */
export type GameField = IdentityField & { suggested: string };

/**
 * Game by game, in the order of the cart.
 *
 * @param asked in the games' order of fields.
 */
export function identitiesOf(lines: PricedLine[], asked: AskedField[]): GameIdentity[] {
  const accounts = accountsOf(lines);
  const games = new Map(
    lines.flatMap(({ product }) => (product ? [[product.game.category_id, product.game] as const] : [])),
  );
  return [...games].flatMap(([gameId, { name, seo_url }]) => {
    const fields = asked.flatMap(({ gameId: of, ...field }) => (of === gameId ? [field] : []));
    if (fields.length === 0) return [];
    const own = lines
      .filter(({ product }) => product?.game.category_id === gameId)
      .flatMap((line) => playersOf(line, fields));
    return [{ game: { name, seo_url }, lines: own, ...split(fields, own, accounts) }];
  });
}

function playersOf(priced: PricedLine, fields: IdentityField[]): IdentityLine[] {
  const { event_id, id, quantity } = priced.line;
  const line = String(id);
  const whole = {
    line,
    name: priced.product?.offer.name ?? '',
    region: regionOf(priced),
    fromOptions: answersFrom(priced, fields),
  };
  if (event_id === null || quantity === 1) return [{ ...whole, key: line, seat: null }];
  return Array.from({ length: quantity }, (_, at) => ({ ...whole, key: `${line}-${at + 1}`, seat: at + 1 }));
}

function split(fields: IdentityField[], lines: IdentityLine[], accounts: Map<string, string>) {
  const open: GameField[] = [];
  const known: GameIdentity['known'] = [];
  for (const field of fields) {
    const fromOptions = lines.map((line) => line.fromOptions[field.id]);
    const [first] = fromOptions.filter((value) => value !== undefined);
    if (first !== undefined && fromOptions.every((value) => value === first)) known.push({ field, value: first });
    else open.push({ ...field, suggested: first ?? (field.format && accounts.get(field.format)) ?? '' });
  }
  return { fields: open, known };
}

/** An account such as a BattleTag is the same in every game that asks for it. */
function accountsOf(lines: PricedLine[]): Map<string, string> {
  const fromOptions = lines.flatMap(({ choices }) =>
    choices.flatMap(({ option, text }) => (option.format && text ? [[option.format, text] as const] : [])),
  );
  return new Map(fromOptions.toReversed());
}

function answersFrom({ choices }: PricedLine, fields: IdentityField[]): Record<string, string> {
  const fromOptions = fields.flatMap((field) => {
    const value = choices.map((choice) => valueFor(field, choice)).find((text) => text !== '');
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return Object.fromEntries(fromOptions);
}

/** The answer to a field in a choice of the product's page; empty if the choice is about something else. */
function valueFor(field: IdentityField, { option, values, text }: Choice): string {
  const shown = values.length === 1 ? (values[0]?.name ?? '') : text;
  if (field.format !== '') return option.format === field.format ? text : '';
  if (field.id === 'realm') return option.type === 'realm' ? shown : '';
  if (option.name.toLowerCase() !== field.name.toLowerCase()) return '';
  if (field.type === 'text') return shown;
  return field.choices.find(({ name }) => name.toLowerCase() === shown.toLowerCase())?.key ?? '';
}

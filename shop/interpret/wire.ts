import { formatMinor, minorDecimal } from '#shop/money/currency.ts';
import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import type { OptionRow } from '#shop/product/option-store.ts';
import { etaWire } from '#shop/product/wire/wire-price.ts';
import type { EventRow } from '#shop/event/store.ts';
import type { MeantLine } from './interpretation.ts';
import type { Answers } from './line.ts';
import { priceLine } from './price-line.ts';
import type { Fillable } from './store.ts';

type At = { exchange: Exchange; now: Date; run: EventRow | undefined };

/** A line of the response: the defaults of the product, overridden by what the text chooses, with the price. */
export function lineWire({ filling, line, chips, leftOut }: MeantLine, { product, offer }: Fillable, at: At) {
  const { exchange, now, run } = at;
  const rows = product.options.map(({ row }) => row);
  const asked = Math.max(offer.minimum, filling.quantity?.value ?? offer.minimum);
  const answers = { ...presetsOf(rows), ...line.answers };
  const { choices, missing, quote, isFrom } = priceLine(offer, answers, asked, { rate: exchange.rate, now });
  const named = ({ id, name }: Choice['option']) => ({
    product_option_id: id,
    key: rows.find((row) => row.id === id)?.key ?? '',
    name,
  });
  return {
    product_id: offer.id,
    quantity: asked,
    options: choices.map((choice) => ({
      ...named(choice.option),
      values: sentOf(choice),
      text: shownOf(choice),
      preset: !(String(choice.option.id) in line.answers),
    })),
    address: addressOf(line, run),
    run: runWire(run),
    missing: [
      ...missing.map(({ option, issue }) => ({ ...named(option), message: messageOf(line, option) ?? issue })),
      ...openChoices(choices, line).map(({ option }) => ({ ...named(option), message: messageOf(line, option) ?? '' })),
      ...missingQuantity(line, product.unit),
    ],
    chips,
    left_out: leftOut,
    total: minorDecimal(quote.totalMinor),
    total_formated: formatMinor(quote.totalMinor, exchange.currency),
    is_from: isFrom || line.issues.size > 0,
    ...etaWire(quote.eta),
  };
}

/** Choices that are only defaults, although the text asks for something in part or invalid. */
function openChoices(choices: Choice[], { open, issues }: MeantLine['line']): Choice[] {
  return choices.filter(({ option: { id } }) => open.has(String(id)) || issues.has(String(id)));
}

function messageOf({ issues }: MeantLine['line'], { id }: { id: number }): string | undefined {
  return issues.get(String(id));
}

function runWire(run: EventRow | undefined) {
  if (!run) return null;
  return { event_id: run.id, starts_at: run.starts_at.toISOString(), region: run.region, slots_left: run.slots_left };
}

/** The query parameters of the product's page for the choices of the text. */
function addressOf(line: MeantLine['line'], run: EventRow | undefined) {
  const parameters = [...line.address, ...(run ? [['run', String(run.id)] as const] : [])];
  return parameters.map(([name, value]) => ({ name, value }));
}

function missingQuantity({ issues }: MeantLine['line'], unit: number) {
  const message = issues.get('quantity');
  if (message === undefined) return [];
  return [{ product_option_id: null, key: 'quantity', name: unit > 1 ? 'Amount' : 'Quantity', message }];
}

// The default answers, by id.
function presetsOf(rows: OptionRow[]): Answers {
  return Object.fromEntries(
    rows.flatMap((row): [string, string | string[]][] => {
      if (row.default_value === '') return [];
      if (row.values.length === 0 || row.type === 'range') return [[String(row.id), row.default_value]];
      const keys = row.default_value.split(',');
      const ids = row.values.filter(({ key }) => keys.includes(key)).map(({ id }) => String(id));
      return [[String(row.id), row.type === 'checkbox' ? ids : (ids[0] ?? '')]];
    }),
  );
}

function sentOf({ values, text }: Choice): string[] {
  return values.length > 0 ? values.map(({ id }) => String(id)) : [text];
}

function shownOf({ values, shown }: Choice): string {
  return values.length > 0 ? values.map(({ name }) => name).join(', ') : shown;
}

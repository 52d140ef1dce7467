import { productPath, searchPath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  type AddToCartInput,
  ReadyLine_LineFragmentDoc,
  type ReadyLine_LineFragment,
  type SearchMeaningQuery,
} from '#client/generated/graphql.ts';
import { searchHome } from '#client/search/search-query.ts';

export type Line = ReadyLine_LineFragment;
type Chip = Line['chips'][number];
export type Meaning = SearchMeaningQuery['interpret'];

/** A recognized word, with the address of the search without it. */
export type RemovableChip = { label: string; value: string; without: string };

/** One line for each requested thing; none if the words configure none of them. */
export function readyLines(meaning: Pick<Meaning, 'lines'> | null): Line[] {
  const lines = (meaning?.lines ?? []).map((line) => readFragment(ReadyLine_LineFragmentDoc, line));
  return lines.some(isReady) ? lines : [];
}

/** Whether the words say more about the product than its name. */
function isReady({ chips }: Line): boolean {
  return chips.some(({ state }) => state === 'CHOSEN');
}

/** The configuration in one line: `500,000 · Europe · Kazzak · Alliance`. */
export function configurationText({ options, chips }: Line): string {
  const amounts = chips.filter(({ key }) => key === 'amount');
  const counted = new Set(amounts.map(({ name }) => name));
  const chosen = options.filter(({ preset, name }) => !preset && !counted.has(name)).map(({ text }) => text);
  return [...new Set([...amounts.map(({ value }) => grouped(value)), ...chosen])].join(' · ');
}

/** The product's page with the configuration. */
export function linePath({ product, query }: Line): string {
  return productPath(product.path) + (query && `?${query}`);
}

/** Longer names of missing options are replaced by their number. */
const MAX_NAMES = 28;

/** What has to be done before it can be added; undefined if nothing has. */
export function nextStep({ missing, product }: Line): string | undefined {
  if (!product.inStock) return 'See details';
  const [first, second, ...more] = missing;
  if (!first) return undefined;
  const word = first.message || second?.message ? 'Change' : 'Choose';
  const names = [first, second].flatMap((one) => (one ? one.name.toLowerCase() : [])).join(' and ');
  return more.length > 0 || names.length > MAX_NAMES ? `${word} ${missing.length} options` : `${word} ${names}`;
}

export function cartInput({ product, quantity, options, run }: Line): AddToCartInput {
  const answers = options.map(({ sendid, value }) => ({ sendid, value }));
  return { product: product.id, quantity, options: answers, ...(run && { event: run.id }) };
}

/** Chips of the line and of the whole text; chips at the same place of the text are merged. */
export function chipsOf(
  text: string,
  { price, day }: Pick<Meaning, 'price' | 'day'>,
  lines: readonly Line[],
): RemovableChip[] {
  const said = thingsOf(lines)
    .flatMap(({ chips }) => chips)
    .filter(({ state, end }) => end > 0 && isOwn(state));
  const conditions = [price && { ...price, label: 'Price' }, day && { ...day, label: 'Day' }].flatMap(
    (one) => one ?? [],
  );
  const places = Map.groupBy(said, ({ start, end }) => `${start}-${end}`);
  return [
    ...[...places.values()].flatMap((chips) => chipOf(text, chips) ?? []),
    ...conditions.map(({ label, text: value, start, end }) => ({ label, value, without: without(text, start, end) })),
  ];
}

/** The lines of several requested things; for one thing with several products, the best line. */
function thingsOf(lines: readonly Line[]): readonly Line[] {
  const [best, ...others] = lines;
  const places = new Set(best?.chips.map(({ start }) => start));
  return others.some(({ chips }) => chips.some(({ start, end }) => end > 0 && places.has(start)))
    ? lines.slice(0, 1)
    : lines;
}

/** Recognized words that the product has no option for. */
export function unusedOf({ chips }: Line): string[] {
  return [...new Set(chips.filter(({ state }) => state === 'UNUSED').map(({ value }) => grouped(value)))];
}

function isOwn(state: Chip['state']): boolean {
  return state === 'CHOSEN' || state === 'FIXED';
}

function chipOf(text: string, [first, ...others]: Chip[]): RemovableChip | undefined {
  if (!first) return undefined;
  const values = [...new Set([first, ...others].map(({ value }) => grouped(value)))];
  return { label: first.name, value: values.join(' – '), without: without(text, first.start, first.end) };
}

function without(text: string, start: number, end: number): string {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.trim();
  return rest ? searchPath(rest) : searchHome();
}

/** `500000` becomes 500,000; anything that is not a number stays. */
function grouped(value: string): string {
  return /^\d{4,15}$/.test(value) ? Number(value).toLocaleString('en-US') : value;
}

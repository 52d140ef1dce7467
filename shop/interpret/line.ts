import type { ReadWord } from '#shop/search/reading.ts';
import type { Candidate, Place } from './candidate.ts';
import type { Chosen, Filling } from './fill.ts';

/** Answers by option id: a value's id, several ids, or a text. */
export type Answers = Record<string, string | string[]>;

/** A part of the text that was understood; `words` are indices. */
type Understood = {
  key: string;
  name: string;
  value: string;
  option: string;
  words: number[];
  isImplied: boolean;
};

export type FilledLine = {
  answers: Answers;
  /** The answers by keys, as the query of the product page's URL. */
  address: [string, string][];
  understood: Understood[];
  /** Why an answer cannot be taken, by option id, or `quantity`. */
  issues: Map<string, string>;
  /** Options that are answered only in part. */
  open: Set<string>;
};

/** The answers, query and errors of a filling. Defaults of the product are not included. */
export function lineOf({ chosen, quantity, twins }: Filling, words: ReadWord[]): FilledLine {
  const line: FilledLine = { answers: {}, address: [], understood: [], issues: new Map(), open: new Set() };
  for (const one of chosen) addChosen(line, one, words);
  for (const { option, value, words: places } of twins) {
    const { key, name } = option.row;
    line.understood.push({ key, name, value, option: key, words: places, isImplied: false });
  }
  if (quantity?.issue) line.issues.set('quantity', quantity.issue);
  if (quantity?.value != null) line.address.push(['quantity', String(quantity.value)]);
  if (quantity) line.understood.push({ ...amountOf(quantity.typed), option: 'quantity', words: quantity.words });
  return line;
}

function addChosen(
  line: FilledLine,
  { option: { row }, values, candidates, isImplied }: Chosen,
  read: ReadWord[],
): void {
  const id = String(row.id);
  const picked = values.flatMap((at) => row.values[at] ?? []);
  if (picked.length > 0) {
    const ids = picked.map((value) => String(value.id));
    line.answers[id] = row.type === 'checkbox' ? ids : (ids[0] ?? '');
    line.address.push([row.key, picked.map(({ key }) => key).join(',')]);
    for (const [at, value] of picked.entries()) {
      const words = candidates[at]?.words ?? [];
      const span = words.length === 1 ? read[words[0] ?? 0]?.span : null;
      if (span) {
        const base = { name: row.name, option: row.key, words, isImplied };
        line.understood.push(
          { ...base, key: 'from', value: String(span.from) },
          { ...base, key: 'to', value: String(span.to) },
        );
        continue;
      }
      line.understood.push({ key: row.key, name: row.name, value: value.name, option: row.key, words, isImplied });
    }
    return;
  }
  for (const candidate of candidates) {
    if (candidate.kind === 'range') addRange(line, row, candidate);
    if (candidate.kind === 'amount') addAmount(line, row, candidate);
  }
}

type Row = Chosen['option']['row'];

function addRange(line: FilledLine, row: Row, { from, to, issue }: Extract<Candidate, { kind: 'range' }>): void {
  const add = (key: string, place: Place | null) => {
    if (place)
      line.understood.push({
        key,
        name: row.name,
        value: place.name,
        option: row.key,
        words: place.words,
        isImplied: false,
      });
  };
  add('from', from);
  add('to', to);
  const id = String(row.id);
  if (issue !== null) line.issues.set(id, issue);
  if (!from || !to) line.open.add(id);
  const ends = endsOf(row, from, to);
  if (issue !== null || !ends) return;
  line.answers[id] = ends;
  line.address.push([row.key, ends]);
}

// A missing end is that of the default, where the two make a valid range.
function endsOf({ values, default_value: preset }: Row, from: Place | null, to: Place | null): string | undefined {
  const [presetFrom = '', presetTo = ''] = preset.split('-');
  const place = (key: string) => values.findIndex((step) => step.key === key);
  const first = from?.step ?? place(presetFrom);
  const last = to?.step ?? place(presetTo);
  return first >= 0 && last > first ? `${values[first]?.key}-${values[last]?.key}` : undefined;
}

function addAmount(
  line: FilledLine,
  row: Row,
  { typed, value, issue, words }: Extract<Candidate, { kind: 'amount' }>,
): void {
  const id = String(row.id);
  const isUnderstood = line.understood.some(
    ({ key, words: known }) => key === 'amount' && known.join() === words.join(),
  );
  if (!isUnderstood) line.understood.push({ ...amountOf(typed), name: row.name, option: row.key, words });
  if (issue !== null) line.issues.set(id, issue);
  if (value === null) return;
  line.answers[id] = String(value);
  line.address.push([row.key, String(value)]);
}

function amountOf(typed: number) {
  return { key: 'amount', name: 'Amount', value: String(typed), isImplied: false };
}

/** The words of the text that choose nothing. */
export function unusedWords(words: ReadWord[], used: ReadonlySet<number>): { word: ReadWord; at: number }[] {
  return words.flatMap((word, at) => (used.has(at) || (word.isFiller && !word.number) ? [] : [{ word, at }]));
}

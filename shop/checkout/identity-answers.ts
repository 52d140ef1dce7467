import type { ErrorDetail } from '#shop/http/call.ts';
import { checkField, shownValue, textOf, type FieldAnswer, type IdentityField } from './fields.ts';
import { realmIssue } from './realm-region.ts';
import type { GameField, GameIdentity, IdentityLine } from './identity.ts';

/** As it was sent: for every game, for one game, for one line or seat. */
export type SentIdentity = {
  account: Record<string, unknown>;
  games: Record<string, Record<string, unknown>>;
  lines: Record<string, Record<string, unknown>>;
};

export type CheckedIdentity = {
  /** The account data of each line, by its id. */
  lines: Record<string, FieldAnswer[]>;
  /** All answers, each once; with the game's name if games differ. */
  all: FieldAnswer[];
  /** The valid answers as sent, for the next attempt. */
  sent: { account: Record<string, string>; games: Answers; lines: Answers };
  errors: ErrorDetail[];
};

type Answers = Record<string, Record<string, string>>;

/** Reads `custom_field` of a request; anything but an object counts as empty. */
export function readIdentity(custom: unknown): SentIdentity {
  const sent = objectOf(custom);
  return { account: objectOf(sent['account']), games: objectsOf(sent['games']), lines: objectsOf(sent['lines']) };
}

export function checkIdentities(identities: GameIdentity[], sent: SentIdentity): CheckedIdentity {
  const checked: CheckedIdentity = { lines: {}, all: [], sent: { account: {}, games: {}, lines: {} }, errors: [] };
  const accounts = new Map<string, unknown>();
  for (const identity of identities) checkGame(identity, sent, accounts, checked);
  checked.all = oncePerValue(identities, checked.lines);
  checked.lines = byLine(identities, checked.lines);
  return checked;
}

/** @returns an error for each game, line or seat with answers that nothing asks for. */
export function unaskedIn(identities: readonly GameIdentity[], { games, lines }: SentIdentity): ErrorDetail[] {
  const asked = new Set(identities.map(({ game }) => game.seo_url));
  const keys = new Set(identities.flatMap(({ lines: own }) => own.flatMap(({ key, line }) => [key, line])));
  const unasked = [
    ...Object.keys(games).flatMap((game) => (asked.has(game) ? [] : [{ what: `the game "${game}"`, game }])),
    ...Object.keys(lines).flatMap((line) => (keys.has(line) ? [] : [{ what: `the line "${line}"`, line }])),
  ];
  return unasked.map(({ what, ...of }) => {
    const message = `Your cart asks nothing about ${what}, so answers for it would be lost. Leave them out.`;
    return { code: 'not_found', field: 'custom_field', message, ...of };
  });
}

function checkGame(
  { game, lines, fields, known }: GameIdentity,
  sent: SentIdentity,
  accounts: Map<string, unknown>,
  checked: CheckedIdentity,
): void {
  const shared: Record<string, string> = {};
  for (const field of fields) {
    const own = given(sent.games[game.seo_url], field.id);
    const answer = own ?? given(sent.account, field.id) ?? (field.suggested || sharedAccount(field, accounts));
    const { value, issue } = checkField(field, answer);
    if (issue) checked.errors.push({ field: field.id, ...issue, game: game.seo_url });
    else if (value !== '') shared[field.id] = value;
    if (own !== undefined && value) (checked.sent.games[game.seo_url] ??= {})[field.id] = value;
    if (given(sent.account, field.id) !== undefined && value) checked.sent.account[field.id] ??= value;
    if (field.format !== '' && value) accounts.set(field.id, value);
  }
  const all = [...fields, ...known.map(({ field }) => field)];
  for (const line of lines) checked.lines[line.key] = lineAnswers(line, all, shared, sent.lines, checked);
  for (const field of fields) checked.errors.push(...misplacedRealms(field, game, lines, checked));
}

/** One error for the game if its answer fits none of its lines, otherwise one for each line that it does not fit. */
function misplacedRealms(
  { id, realmRegions }: GameField,
  game: GameIdentity['game'],
  lines: readonly IdentityLine[],
  checked: CheckedIdentity,
): ErrorDetail[] {
  if (!realmRegions) return [];
  const wrong = lines.flatMap((line) => {
    const answer = line.fromOptions[id] === undefined && checked.lines[line.key]?.find((one) => one.id === id);
    const issue = answer ? realmIssue(answer.value, line, realmRegions) : undefined;
    return issue ? [{ field: id, ...issue, line: line.key }] : [];
  });
  const isOfGame = wrong.length === lines.length && wrong.every(({ line }) => !checked.sent.lines[line]?.[id]);
  return isOfGame ? wrong.slice(0, 1).map(({ line: _, ...issue }) => ({ ...issue, game: game.seo_url })) : wrong;
}

/**
 * In the game's order of fields: the line's own options come first, then the answers for its seat, for the line, for
 * its game.
 */
function lineAnswers(
  line: IdentityLine,
  fields: IdentityField[],
  shared: Record<string, string>,
  sent: SentIdentity['lines'],
  checked: CheckedIdentity,
): FieldAnswer[] {
  return fields.flatMap((field) => {
    const other =
      line.fromOptions[field.id] === undefined
        ? (given(sent[line.key], field.id) ?? given(sent[line.line], field.id))
        : undefined;
    const { value, issue } = checkField({ ...field, required: false }, other ?? '');
    if (issue) checked.errors.push({ field: field.id, ...issue, line: line.key });
    else if (value !== '') (checked.sent.lines[line.key] ??= {})[field.id] = value;
    const answer = line.fromOptions[field.id] ?? (value || shared[field.id]) ?? '';
    return answer === '' ? [] : [{ id: field.id, name: field.name, sent: answer, value: shownValue(field, answer) }];
  });
}

/** A name includes its game if two games have different answers. */
function oncePerValue(identities: GameIdentity[], lines: Record<string, FieldAnswer[]>): FieldAnswer[] {
  const fromOptions = identities.flatMap(({ game, lines: own }) =>
    own.flatMap(({ key }) => (lines[key] ?? []).map((answer) => ({ ...answer, game: game.name }))),
  );
  const values = Map.groupBy(fromOptions, ({ id }) => id);
  const seen = new Set<string>();
  return fromOptions.flatMap(({ game, ...answer }) => {
    const same = `${answer.id} ${answer.value}`;
    if (seen.has(same)) return [];
    seen.add(same);
    const isOne = new Set(values.get(answer.id)?.map(({ value }) => value)).size === 1;
    return [isOne ? answer : { ...answer, name: `${answer.name} (${game})` }];
  });
}

/** The seats of a line together: where they differ, the seat is named. */
function byLine(identities: readonly GameIdentity[], answers: CheckedIdentity['lines']): CheckedIdentity['lines'] {
  const lines = Map.groupBy(
    identities.flatMap(({ lines: own }) => own),
    ({ line }) => line,
  );
  return Object.fromEntries(
    [...lines].map(([line, seats]) => {
      const all = seats.flatMap(({ key, seat }) => (answers[key] ?? []).map((answer) => ({ ...answer, seat })));
      return [line, [...Map.groupBy(all, ({ id }) => id).values()].flatMap((same) => onceForAll(same, seats.length))];
    }),
  );
}

function onceForAll(answers: (FieldAnswer & { seat: number | null })[], seats: number): FieldAnswer[] {
  const isOne = answers.length === seats && new Set(answers.map(({ value }) => value)).size === 1;
  return (isOne ? answers.slice(0, 1) : answers).map(({ seat, ...answer }) =>
    isOne || seat === null ? answer : { ...answer, name: `${answer.name}, seat ${seat}` },
  );
}

function sharedAccount({ id, format }: GameField, accounts: Map<string, unknown>): unknown {
  return format === '' ? '' : accounts.get(id);
}

/** Undefined if it is missing or empty, so that the next source is used. */
function given(from: Record<string, unknown> | undefined, id: string): unknown {
  const answer = from && Object.hasOwn(from, id) ? from[id] : undefined;
  return answer === undefined || textOf(answer) === '' ? undefined : answer;
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function objectsOf(value: unknown): Record<string, Record<string, unknown>> {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([key, inner]) => [key, objectOf(inner)]));
}

import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  GameField_FieldFragmentDoc,
  type GameField_FieldFragment,
  type OpenCheckoutMutation,
} from '#client/generated/graphql.ts';

type Group = NonNullable<OpenCheckoutMutation['openCheckout']>['fields'][number];

/** A question about a game, or about one of its lines that is played with another character. */
export type Asked = {
  /** Name of the form field. */
  name: string;
  sendid: string;
  label: string;
  required: boolean;
  format?: 'BATTLETAG' | 'EMAIL' | null;
  /** The game's path and its name. */
  game: string;
  title: string;
  line?: string;
  suggested?: string | null;
};

/** With the data its control needs. */
export type AskedField = Asked & Pick<GameField_FieldFragment, 'type' | 'placeholder' | 'values' | 'realmsOf'>;

type Answer = { sendid: string; value: string };
type Identity = { game?: string | null; line?: string | null; fields: readonly Answer[] };

/** Answers of an earlier attempt about who plays. */
export type EarlierAnswers = { fields: readonly Answer[]; identities: readonly Identity[] };

const gameField = (game: string, sendid: string): string => `game-${game}-${sendid}`;
const lineField = (line: string, sendid: string): string => `line-${line}-${sendid}`;

/** In the order of the form: each game's questions, then those of its lines. */
export function askedIn(groups: readonly Group[]): AskedField[] {
  const accounts = new Set<string>();
  return groups.flatMap(({ game, title, lines, fields: masked }) => {
    const fields = readFragment(GameField_FieldFragmentDoc, masked).map((field) => ({ ...field, label: field.name }));
    const shared = fields.map((field) => {
      // An account such as a BattleTag is the same in every game: left empty, the answer above is used.
      const isAbove = Boolean(field.format) && accounts.has(field.sendid);
      if (field.format) accounts.add(field.sendid);
      const name = gameField(game, field.sendid);
      return { ...field, name, game, title, required: field.required && !isAbove };
    });
    const own = isSplit(lines) ? lines : [];
    return [
      ...shared,
      ...own.flatMap((player) =>
        fields.map((field) => ({
          ...field,
          name: lineField(player.line, field.sendid),
          game,
          title: playerTitle(player),
          line: player.line,
          required: false,
          suggested: null,
        })),
      ),
    ];
  });
}

/** A line by its product; for several seats, which one. */
export function playerTitle({ name, seat }: { name: string; seat: number | null }): string {
  return seat === null ? name : `${name}, seat ${seat}`;
}

/** A single line uses the answers for its game. */
function isSplit(lines: readonly unknown[]): boolean {
  return lines.length > 1;
}

export function identityBefore(
  { fields, identities }: EarlierAnswers,
  asked: readonly Asked[],
): Record<string, string> {
  const answers = asked.map(({ name, sendid, game, line, suggested }) => {
    const own = identities.find((one) => (line ? one.line === line : one.game === game && !one.line));
    const sources = line ? [own?.fields] : [own?.fields, fields];
    const earlier = sources.flatMap((source) => source?.find((answer) => answer.sendid === sendid)?.value ?? [])[0];
    return [name, earlier ?? suggested ?? ''];
  });
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}

/** The answers of the form by game and line; empty ones are not sent. */
export function identitiesIn(form: FormData, asked: readonly Asked[]) {
  const given = asked.flatMap(({ name, sendid, game, line }) => {
    const value = String(form.get(name) ?? '').trim();
    return value ? [{ of: line ? { line } : { game }, answer: { sendid, value } }] : [];
  });
  return [...Map.groupBy(given, ({ of }) => JSON.stringify(of)).values()].flatMap((answers) => {
    const [first] = answers;
    return first ? [{ ...first.of, fields: answers.map(({ answer }) => answer) }] : [];
  });
}

import { askDesk, type DeskOrder, orderPath } from './desk-call.ts';
import { printable } from './desk-text.ts';

type Given = {
  command: string;
  /** What the command is about: an order, or a player. */
  number: string;
  values: {
    player?: string | undefined;
    line?: string | undefined;
    reason?: string | undefined;
    name?: string | undefined;
    games?: string | undefined;
    languages?: string | undefined;
    hours?: string | undefined;
    off?: boolean | undefined;
    agreed?: boolean | undefined;
  };
};
type Player = { slug: string; name: string; games: string[]; languages: string[]; hours: string; published: boolean };
type Brief = {
  order_number: string;
  stage: string;
  comment: string;
  lines: { name: string; choices: string[]; custom_field: { name: string; value: string }[]; needs_login: boolean }[];
  messages: { from: string; text: string; at: string }[];
};

const COMMANDS: Record<string, (given: Given) => Promise<string>> = {
  players: listPlayers,
  'add-player': addPlayer,
  'renew-player-key': renewKey,
  'publish-player': (given) => publish(given, true),
  'hide-player': (given) => publish(given, false),
  'assign-player': assign,
  brief,
  'open-login': openLogin,
  'open-code': openCode,
};

export function isPlayerCommand(command: string): boolean {
  return Object.hasOwn(COMMANDS, command);
}

/** @returns what is printed. @throws Error with the shop's own words. */
export async function runPlayerCommand(given: Given): Promise<string> {
  const { command, number } = given;
  if (number === '' && command !== 'players') throw new Error('Specify the order, such as WS-10001, or the player');
  return (await COMMANDS[command]?.(given)) ?? '';
}

/** Everybody, or those who play the games of an order. */
async function listPlayers({ number }: Given) {
  const path = number === '' ? '/players' : `${orderPath(number)}/players`;
  const players = await askDesk<(Player & { requested?: boolean })[]>('GET', path);
  return (
    players.map((player) => `${playerText(player)}${player.requested ? ', requested by the buyer' : ''}`).join('\n') ||
    'No players.'
  );
}

async function addPlayer({ number: slug, values: { name = '', games, languages, hours = '' } }: Given) {
  const body = { slug, name, games: listOf(games), languages: listOf(languages), hours };
  const { key, ...player } = await askDesk<Player & { key: string }>('POST', '/players', body);
  return `${playerText(player)}\nThe player's own key, shown only this once: ${key}`;
}

async function renewKey({ number: slug }: Given) {
  const { key } = await askDesk<{ key: string }>('POST', `/players/${encodeURIComponent(slug)}/key`);
  return `The player's new key, shown only this once: ${key}`;
}

async function publish({ number: slug }: Given, published: boolean) {
  return playerText(await askDesk<Player>('POST', `/players/${encodeURIComponent(slug)}/publish`, { published }));
}

async function assign({ number, values: { player, line, off, agreed } }: Given) {
  const body = {
    player,
    ...(line !== undefined && { line: await lineKey(number, line) }),
    ...(off && { off }),
    ...(agreed && { agreed }),
  };
  await askDesk('POST', `${orderPath(number)}/assign-player`, body);
  return `${number}: ${player} is ${off ? 'no longer assigned' : 'assigned'}.`;
}

async function brief({ number, values: { player = '' } }: Given) {
  const answer = await askDesk<Brief>('GET', `${orderPath(number)}/brief/${encodeURIComponent(player)}`);
  return [
    `${answer.order_number}  ${answer.stage}`,
    ...(answer.comment ? [`Comment: ${printable(answer.comment)}`] : []),
    ...answer.lines.flatMap((line) => [
      `${line.name}${line.needs_login ? ' (piloted)' : ''}`,
      ...line.choices.map((choice) => `  ${printable(choice)}`),
      ...line.custom_field.map(({ name, value }) => `  ${name}: ${printable(value)}`),
    ]),
    ...answer.messages.map(({ at, from, text }) => `${at} ${from}: ${printable(text)}`),
  ].join('\n');
}

async function openLogin(given: Given) {
  const seen = await askDesk<{ account: string; password: string; note: string }>(...(await lookAt(given)));
  return [`Account: ${seen.account}`, `Password: ${seen.password}`, ...(seen.note ? [`Note: ${seen.note}`] : [])].join(
    '\n',
  );
}

async function openCode(given: Given) {
  return `Code: ${(await askDesk<{ code: string }>(...(await lookAt(given)))).code}`;
}

async function lookAt({ command, number, values: { player, line = '1', reason } }: Given) {
  if (!process.env['PLAYER_KEY']) throw new Error('Set PLAYER_KEY to the key that was shown when the player was added');
  const body = { line: await lineKey(number, line), player, reason };
  return ['POST', `${orderPath(number)}/${command}`, body] as const;
}

/** Lines are named by their place, as `show` counts them. */
async function lineKey(number: string, place: string): Promise<string> {
  const { products } = await askDesk<DeskOrder>('GET', orderPath(number));
  const line = products[Number(place) - 1];
  if (!line) throw new Error(`The order has ${products.length} lines, but no line ${place}`);
  return line.key;
}

function playerText({ slug, name, games, languages, hours, published }: Player): string {
  const facts = [games.join(', '), languages.join(', '), hours, published ? '' : 'hidden'].filter(Boolean);
  return `${slug}: ${printable(name)} (${facts.join('; ')})`;
}

function listOf(text = ''): string[] {
  return text.split(',').flatMap((one) => one.trim() || []);
}

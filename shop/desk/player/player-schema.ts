import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { text } from '#shop/desk/text.ts';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '#shop/vault/rules.ts';

const slug = z.string('Player required!').regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'Unknown player');
const line = z.string('Line required!').max(20, 'Unknown line');
const order = z.looseObject({ order_number: z.string(), version: z.int(), stage: z.string() });
const player = z.looseObject({ slug: z.string(), name: z.string() });

const gameSlug = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Unknown game');
const languageCode = z.string().regex(/^[a-z]{2}$/, 'Languages are codes such as en');

export const addPlayer = {
  id: 'deskAddPlayer',
  summary: 'A new player; answers the key that the player alone keeps, this once',
  body: z.object({
    slug,
    name: text('Name', 40),
    games: z.array(gameSlug, 'Games required!').min(1, 'Games required!').max(20, 'At most 20 games'),
    languages: z
      .array(languageCode, 'Languages required!')
      .min(1, 'Languages required!')
      .max(10, 'At most 10 languages'),
    hours: z.string('Invalid hours').trim().max(100, 'Hours must be at most 100 characters!').default(''),
  }),
  data: player.extend({ key: z.string() }),
  errors: [409],
} satisfies EndpointSchema;

export const listPlayers = {
  id: 'deskListPlayers',
  summary: 'Every player',
  data: z.array(player),
} satisfies EndpointSchema;

export const publishPlayer = {
  id: 'deskPublishPlayer',
  summary: 'Shows or hides the profile of a player',
  params: z.object({ slug }),
  body: z.object({ published: z.boolean('Invalid published') }),
  data: player,
  errors: [404],
} satisfies EndpointSchema;

export const renewPlayerKey = {
  id: 'deskRenewPlayerKey',
  summary: 'A new key for a player whose key is lost or known to others; the one before opens nothing any more',
  params: z.object({ slug }),
  data: player.extend({ key: z.string() }),
  errors: [404],
} satisfies EndpointSchema;

export const listFittingPlayers = {
  id: 'deskListFittingPlayers',
  summary: 'Players of the games of an order, first whom its buyer asked for',
  params: z.object({ number: z.string() }),
  data: z.array(player.extend({ requested: z.boolean() })),
  errors: [404],
} satisfies EndpointSchema;

export const assignPlayer = {
  id: 'deskAssignPlayer',
  summary:
    'Lets a player work on a line, or on every line; `off` takes the player from it. A line whose buyer asked for somebody else is refused unless `agreed`',
  params: z.object({ number: z.string() }),
  body: z.object({
    player: slug,
    line: line.optional(),
    off: z.boolean('Invalid off').optional(),
    agreed: z.boolean('Invalid agreed').optional().meta({ description: 'The buyer was asked and has chosen' }),
  }),
  data: order,
  errors: [404, 409],
} satisfies EndpointSchema;

const headers = z.object({
  'X-Player-Key': z.string().optional().meta({ description: 'The key that was shown when the player was added' }),
});
const look = z.object({
  line,
  player: slug,
  reason: text('Reason', MAX_REASON_LENGTH).refine(
    (sent) => sent.length >= MIN_REASON_LENGTH,
    'Say what it is needed for!',
  ),
});

export const openLogin = {
  id: 'deskOpenLogin',
  summary: 'The sealed login of a line, to one of its players with the player’s own key; the buyer sees every look',
  params: z.object({ number: z.string() }),
  headers,
  body: look,
  data: z.object({ account: z.string(), password: z.string(), note: z.string() }),
  errors: [403, 404, 409, 429],
} satisfies EndpointSchema;

export const openCode = {
  id: 'deskOpenCode',
  summary: 'The code that waits for a line, once',
  params: z.object({ number: z.string() }),
  headers,
  body: look,
  data: z.object({ code: z.string() }),
  errors: [403, 404, 409, 429],
} satisfies EndpointSchema;

export const brief = {
  id: 'deskBrief',
  summary:
    'What a player needs of an order while it is played: the lines to play and the conversation; neither address nor money',
  params: z.object({ number: z.string(), slug }),
  headers,
  data: z.looseObject({ order_number: z.string(), lines: z.array(z.looseObject({ key: z.string() })) }),
  errors: [403, 404, 409, 429],
} satisfies EndpointSchema;

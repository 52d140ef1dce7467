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
  summary: 'Adds a player; returns the player’s secret key, this once only',
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
  summary: 'Lists all players',
  data: z.array(player),
} satisfies EndpointSchema;

export const publishPlayer = {
  id: 'deskPublishPlayer',
  summary: 'Publishes or hides the profile of a player',
  params: z.object({ slug }),
  body: z.object({ published: z.boolean('Invalid published') }),
  data: player,
  errors: [404],
} satisfies EndpointSchema;

export const renewPlayerKey = {
  id: 'deskRenewPlayerKey',
  summary: 'Issues a new key for a player whose key is lost or leaked; the old key becomes invalid',
  params: z.object({ slug }),
  data: player.extend({ key: z.string() }),
  errors: [404],
} satisfies EndpointSchema;

export const listFittingPlayers = {
  id: 'deskListFittingPlayers',
  summary: 'Lists players of the games in an order, those requested by the buyer first',
  params: z.object({ number: z.string() }),
  data: z.array(player.extend({ requested: z.boolean() })),
  errors: [404],
} satisfies EndpointSchema;

export const assignPlayer = {
  id: 'deskAssignPlayer',
  summary:
    'Assigns a player to one line or all lines; `off` removes the player. Needs `agreed` if another was requested',
  params: z.object({ number: z.string() }),
  body: z.object({
    player: slug,
    line: line.optional(),
    off: z.boolean('Invalid off').optional(),
    agreed: z.boolean('Invalid agreed').optional().meta({
      description: 'Confirms that the buyer was asked and agreed',
    }),
  }),
  data: order,
  errors: [404, 409],
} satisfies EndpointSchema;

const headers = z.object({
  'X-Player-Key': z.string().optional().meta({ description: 'Key returned when the player was added' }),
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
  summary: 'Shows the login of a line to one of its players by key; the buyer sees every access',
  params: z.object({ number: z.string() }),
  headers,
  body: look,
  data: z.object({ account: z.string(), password: z.string(), note: z.string() }),
  errors: [403, 404, 409, 429],
} satisfies EndpointSchema;

export const openCode = {
  id: 'deskOpenCode',
  summary: 'Shows the stored login code of a line, once',
  params: z.object({ number: z.string() }),
  headers,
  body: look,
  data: z.object({ code: z.string() }),
  errors: [403, 404, 409, 429],
} satisfies EndpointSchema;

export const brief = {
  id: 'deskBrief',
  summary: 'Returns what a player needs of an order: lines and conversation, without e-mail address or amounts',
  params: z.object({ number: z.string(), slug }),
  headers,
  data: z.looseObject({ order_number: z.string(), lines: z.array(z.looseObject({ key: z.string() })) }),
  errors: [403, 404, 409, 429],
} satisfies EndpointSchema;

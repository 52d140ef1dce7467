import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { lenient } from '#shop/http/endpoint/input.ts';
import { CURRENCIES } from '#shop/money/currency.ts';
import { MAX_TEXT_LENGTH, TOPICS } from './rules.ts';

/** Empty if it was left out, null if it is not text; the maximum length depends on the kind. */
const field = (documented: Record<string, unknown>) =>
  lenient({ type: 'string', ...documented }, (sent) =>
    typeof sent === 'string' ? sent : (sent ?? '') === '' ? '' : null,
  );
const text = (maxLength: number, description: string) => field({ maxLength, description });

export const sendInquiry = {
  id: 'sendInquiry',
  summary: 'Stores a message and mails it to the team and the sender; duplicates count as one message',
  body: z.object({
    kind: field({ enum: ['contact', 'build'] }),
    email: field({ format: 'email', maxLength: 96 }),
    text: text(MAX_TEXT_LENGTH, 'Text of the message, or the goal of a build'),
    name: text(80, 'contact: name of the sender'),
    topic: field({ enum: [...TOPICS.keys()], description: 'contact: topic of the message' }),
    order: text(32, 'contact: number of the order concerned, if any'),
    game: text(100, 'build: path of a game'),
    budget: text(40, 'build: an amount or a range'),
    currency: field({ enum: CURRENCIES, description: 'build: currency of the budget' }),
    deadline: field({
      format: 'date',
      description: 'build: deadline, if any; not before today',
    }),
    discord: text(64, 'build: Discord user name, if the sender prefers to chat'),
  }),
  data: z.object({ reference: z.string().regex(/^Q-\d+$/) }),
  errors: [429],
} satisfies EndpointSchema;

import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { validatedByHandler } from '#shop/http/input.ts';
import { CURRENCIES } from '#shop/money/currency.ts';
import { MAX_TEXT_LENGTH, TOPICS } from './rules.ts';

const text = (maxLength: number, description: string) => validatedByHandler({ type: 'string', maxLength, description });

export const sendInquiry: EndpointSchema = {
  id: 'sendInquiry',
  summary: 'Stores what a visitor writes, and mails it to the team and to the sender; the same again is one message',
  body: z.object({
    kind: validatedByHandler({ type: 'string', enum: ['contact', 'build'] }),
    email: validatedByHandler({ type: 'string', format: 'email', maxLength: 96 }),
    text: text(MAX_TEXT_LENGTH, 'The message, or the goal of a build'),
    name: text(80, 'contact: who writes'),
    topic: validatedByHandler({ type: 'string', enum: [...TOPICS.keys()], description: 'contact' }),
    order: text(32, 'contact: number of an order, if it is about one'),
    game: text(100, 'build: path of a game'),
    budget: text(40, 'build: an amount or a range'),
    currency: validatedByHandler({ type: 'string', enum: CURRENCIES, description: 'build' }),
    deadline: validatedByHandler({
      type: 'string',
      format: 'date',
      description: 'build: not before today, if there is one',
    }),
    discord: text(64, 'build: a name there, if the sender prefers to talk'),
  }),
  data: z.object({ reference: z.string().regex(/^Q-\d+$/) }),
  refusals: [429],
};

import { z } from 'zod';
import { text } from '#shop/desk/text.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { moment } from '#shop/http/endpoint/field.ts';
import { limit, page } from '#shop/http/endpoint/input.ts';

const MAX_ANSWER_LENGTH = 2_000;

const name = z
  .string('Name required!')
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A name is 1 to 40 lower-case letters, digits and hyphens');
const savedAnswer = z.object({ name: z.string(), text: z.string() });

/** A text, the name of a saved one, or both. */
export const answerBody = {
  text: text('Text', MAX_ANSWER_LENGTH).optional(),
  saved: name.optional(),
};

export function hasAnswer({ text: own, saved }: { text?: string | undefined; saved?: string | undefined }): boolean {
  return own !== undefined || saved !== undefined;
}
export const NO_ANSWER = { error: 'Text required!', path: ['text'] };

const inquiry = z.looseObject({
  reference: z.string(),
  kind: z.enum(['contact', 'build']),
  email: z.string(),
  text: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  created_at: moment,
  settled_at: moment.nullable(),
  answers: z.array(z.object({ desk: z.string(), text: z.string(), at: moment })),
});
const inquiryParams = z.object({ reference: z.string().meta({ description: '`Q-10001`' }) });

export const listInbox = {
  id: 'deskListInbox',
  summary: 'Who waits for an answer, in orders and from forms, the longest first',
  query: z.object({
    late: z.literal('1', 'late is 1').optional().meta({ description: 'Only what should be answered by now' }),
    page: page.optional(),
    limit: limit.optional(),
  }),
  data: z.array(
    z.object({
      thread: z.string().meta({ description: '`WS-10001` or `Q-10001`' }),
      kind: z.enum(['order', 'inquiry']),
      email: z.string(),
      excerpt: z.string().meta({ description: 'How the last message begins' }),
      since: moment.meta({ description: 'Of the first message that is not answered' }),
      due_at: moment.meta({ description: 'SUPPORT_ANSWER_HOURS later' }),
      is_late: z.boolean(),
    }),
  ),
  total: true,
} satisfies EndpointSchema;

export const showInquiry = {
  id: 'deskShowInquiry',
  summary: 'A message from a form, with what was answered',
  params: inquiryParams,
  data: inquiry,
  errors: [404],
} satisfies EndpointSchema;

export const answerInquiry = {
  id: 'deskAnswerInquiry',
  summary: 'Answers a message from a form by mail; done once for its key',
  params: inquiryParams,
  body: z.object(answerBody).refine(hasAnswer, NO_ANSWER),
  data: inquiry,
  errors: [404, 422],
} satisfies EndpointSchema;

export const settle = {
  id: 'deskSettleThread',
  summary: 'Takes what needs no answer out of the inbox; it comes back with the next message',
  params: z.object({ thread: z.string().meta({ description: '`WS-10001` or `Q-10001`' }) }),
  data: z.object({ thread: z.string() }),
  errors: [404],
} satisfies EndpointSchema;

export const listSaved = {
  id: 'deskListSavedAnswers',
  summary: 'Texts that are sent again and again',
  data: z.array(savedAnswer),
} satisfies EndpointSchema;

export const save = {
  id: 'deskSaveAnswer',
  summary: 'Saves a text under a name; one of the same name is replaced',
  body: z.object({ name, text: text('Text', MAX_ANSWER_LENGTH) }),
  data: savedAnswer,
} satisfies EndpointSchema;

export const remove = {
  id: 'deskRemoveSavedAnswer',
  summary: 'Forgets a saved text',
  params: z.object({ name: z.string() }),
  data: z.object({ name: z.string() }),
  errors: [404],
} satisfies EndpointSchema;

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
  summary: 'Lists unanswered messages from orders and forms, longest waiting first',
  query: z.object({
    late: z.literal('1', 'late is 1').optional().meta({ description: '`1`: only overdue messages' }),
    page: page.optional(),
    limit: limit.optional(),
  }),
  data: z.array(
    z.object({
      thread: z.string().meta({ description: '`WS-10001` or `Q-10001`' }),
      kind: z.enum(['order', 'inquiry']),
      email: z.string(),
      excerpt: z.string().meta({ description: 'Beginning of the last message' }),
      since: moment.meta({ description: 'Time of the first unanswered message' }),
      due_at: moment.meta({ description: 'Reply deadline: SUPPORT_ANSWER_HOURS after `since`' }),
      is_late: z.boolean(),
    }),
  ),
  total: true,
} satisfies EndpointSchema;

export const showInquiry = {
  id: 'deskShowInquiry',
  summary: 'Returns a form message with its replies',
  params: inquiryParams,
  data: inquiry,
  errors: [404],
} satisfies EndpointSchema;

export const answerInquiry = {
  id: 'deskAnswerInquiry',
  summary: 'Replies to a form message by e-mail; sent only once per key',
  params: inquiryParams,
  body: z.object(answerBody).refine(hasAnswer, NO_ANSWER),
  data: inquiry,
  errors: [404, 422],
} satisfies EndpointSchema;

export const settle = {
  id: 'deskSettleThread',
  summary: 'Removes a thread that needs no reply from the inbox; the next message brings it back',
  params: z.object({ thread: z.string().meta({ description: '`WS-10001` or `Q-10001`' }) }),
  data: z.object({ thread: z.string() }),
  errors: [404],
} satisfies EndpointSchema;

export const listSaved = {
  id: 'deskListSavedAnswers',
  summary: 'Lists saved answers',
  data: z.array(savedAnswer),
} satisfies EndpointSchema;

export const save = {
  id: 'deskSaveAnswer',
  summary: 'Saves an answer under a name, replacing any of the same name',
  body: z.object({ name, text: text('Text', MAX_ANSWER_LENGTH) }),
  data: savedAnswer,
} satisfies EndpointSchema;

export const remove = {
  id: 'deskRemoveSavedAnswer',
  summary: 'Deletes a saved answer',
  params: z.object({ name: z.string() }),
  data: z.object({ name: z.string() }),
  errors: [404],
} satisfies EndpointSchema;

import { askDesk } from './desk-call.ts';
import { moment, printable, table } from './desk-text.ts';

type Thread = {
  thread: string;
  email: string;
  excerpt: string;
  since: string;
  due_at: string;
  is_late: boolean;
};
type Inquiry = {
  reference: string;
  email: string;
  text: string;
  facts: { name: string; value: string }[];
  created_at: string;
  answers: { desk: string; text: string; at: string }[];
};
type SavedAnswer = { name: string; text: string };

type Given = { command: string; number: string; words: string[]; values: { saved?: string; late?: boolean } };

/** By the word of the command line; each answers with what is printed. */
const COMMANDS: Record<string, (given: Given) => Promise<string>> = {
  inbox: async ({ values }) => threadsText(await askDesk('GET', values.late ? '/inbox?late=1' : '/inbox')),
  inquiry: async (given) => inquiryText(await askDesk('GET', `/inquiries/${named(given)}`)),
  answer: async (given) =>
    inquiryText(await askDesk('POST', `/inquiries/${named(given)}/answer`, answerOf(given.words, given.values))),
  settle: async (given) => {
    const { thread } = await askDesk<{ thread: string }>('POST', `/inbox/${named(given)}/settle`);
    return `${thread} is marked as needing no reply.`;
  },
  'saved-answers': async () => savedText(await askDesk('GET', '/saved-answers')),
  'save-answer': async ({ number: name, words }) =>
    savedText([await askDesk('POST', '/saved-answers', { name, text: words.join(' ') })]),
  'drop-answer': async (given) => {
    const { name } = await askDesk<{ name: string }>('POST', `/saved-answers/${named(given)}/remove`);
    return `"${name}" is deleted.`;
  },
};

export function isInboxCommand(command: string): boolean {
  return Object.hasOwn(COMMANDS, command);
}

export async function runInboxCommand(given: Given): Promise<string> {
  return (await COMMANDS[given.command]?.(given)) ?? '';
}

/** A text, a saved answer by its name, or that one with the text below it. */
export function answerOf(words: string[], { saved }: { saved?: string }): Record<string, string> {
  if (words.length === 0 && saved === undefined) throw new Error('Specify a text or a saved answer (--saved NAME)');
  return { ...(words.length > 0 && { text: words.join(' ') }), ...(saved !== undefined && { saved }) };
}

function named({ number }: Given): string {
  if (number === '')
    throw new Error('Specify the order, the message or the saved answer; `inbox` and `saved-answers` list them');
  return encodeURIComponent(number);
}

function threadsText(threads: Thread[]): string {
  if (threads.length === 0) return 'No messages are waiting for a reply.';
  const cells = threads.map(({ thread, email, excerpt, since, due_at: due, is_late: isLate }) => [
    thread,
    moment(since),
    isLate ? `${moment(due)} late` : moment(due),
    email,
    printable(excerpt),
  ]);
  return table([['thread', 'since', 'due', 'e-mail', 'last message'], ...cells]);
}

function inquiryText({ reference, email, text, facts, created_at: at, answers }: Inquiry): string {
  return [
    `${reference} from ${email}, ${moment(at)}`,
    ...facts.map(({ name, value }) => `  ${name}: ${printable(value)}`),
    `  ${printable(text)}`,
    ...answers.map((answer) => `  ${answer.desk}, ${moment(answer.at)}: ${printable(answer.text)}`),
  ].join('\n');
}

function savedText(saved: SavedAnswer[]): string {
  if (saved.length === 0) return 'No saved answers.';
  return table(saved.map(({ name, text }) => [name, printable(text)]));
}

import { parse, validate, type GraphQLSchema } from 'graphql';
import { costOf } from '#server/graphql/engine/limit/document-cost.ts';
import { MAX_COST } from '#server/graphql/engine/limit/limits.ts';
import type { Api } from '#tests/support/buyer/api.ts';
import { randomDocument, spoilt } from './random-document.ts';
import { randomOf } from './random.ts';

/** How many were answered with data, how many were refused with which codes, and what must never be. */
export type Fuzzed = { answered: number; refused: Map<string, number>; faults: string[] };

const AT_ONCE = 8;
/** Far beyond every deadline of the server: what takes longer hangs. */
const MAX_ANSWER_MS = 60_000;

type Answer = { data?: unknown; errors?: { extensions?: { code?: string } }[] };
type Sent = { document: string; body: string };

/**
 * Sends so many random documents, or bodies that were spoilt, a few at a time. A fault is an answer of
 * 5xx or without JSON, an error without a code, and data for a document that costs more than the limit.
 */
export async function fuzz(
  api: Api,
  schema: GraphQLSchema,
  { seed, count, spoils = false }: { seed: number; count: number; spoils?: boolean },
): Promise<Fuzzed> {
  const random = randomOf(seed);
  const result: Fuzzed = { answered: 0, refused: new Map(), faults: [] };
  let left = count;
  const next = (): Sent => {
    const document = randomDocument(schema, random);
    const body = JSON.stringify({ query: document });
    return { document, body: spoils ? spoilt(body, random) : body };
  };
  const sendOnAndOn = async () => {
    while (left > 0) {
      left -= 1;
      const sent = next();
      const fault = await send(api, schema, sent, { result, spoils });
      if (fault) result.faults.push(`${fault}: ${sent.document}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOnAndOn));
  return result;
}

async function send(
  { url, upstream }: Api,
  schema: GraphQLSchema,
  { document, body }: Sent,
  { result, spoils }: { result: Fuzzed; spoils: boolean },
): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(MAX_ANSWER_MS);
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal });
  const text = await answer.text();
  // Nobody reads which calls of the shop were made, and 20,000 requests make many.
  upstream.forget();
  if (answer.status >= 500) return `status ${answer.status}`;
  const read = readAnswer(text);
  if (!read) return `no JSON (${answer.status})`;
  for (const { extensions } of read.errors ?? []) {
    if (!extensions?.code) return 'an error without a code';
    result.refused.set(extensions.code, (result.refused.get(extensions.code) ?? 0) + 1);
    if (extensions.code === 'INTERNAL_SERVER_ERROR') return 'a fault of ours';
  }
  if (!read.data) return undefined;
  result.answered += 1;
  return spoils || costs(schema, document) <= MAX_COST ? undefined : 'too costly, and answered';
}

function costs(schema: GraphQLSchema, text: string): number {
  const document = parse(text);
  return validate(schema, document).length > 0 ? 0 : costOf(schema, document, {});
}

function readAnswer(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}

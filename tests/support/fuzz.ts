import { parse, validate, type GraphQLSchema } from 'graphql';
import { costOf } from '#server/graphql/engine/document-cost.ts';
import { MAX_COST } from '#server/graphql/engine/limits.ts';
import type { Api } from './api.ts';
import { randomDocument, spoilt } from './random-document.ts';
import { randomOf } from './random.ts';

/** How many were answered with data, how many were refused with which codes, and what must never be. */
export type Fuzzed = { answered: number; refused: Map<string, number>; faults: string[] };

const AT_ONCE = 8;

type Answer = { data?: unknown; errors?: { extensions?: { code?: string } }[] };

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
  const sendOne = async (document: string, body: string) => {
    const fault = await send(api, schema, body, document, { result, spoils });
    if (fault) result.faults.push(`${fault}: ${document}`);
  };
  for (let left = count; left > 0; left -= AT_ONCE) {
    const documents = Array.from({ length: Math.min(left, AT_ONCE) }, () => randomDocument(schema, random));
    const bodies = documents.map((query) => {
      const body = JSON.stringify({ query });
      return spoils ? spoilt(body, random) : body;
    });
    await Promise.all(documents.map((document, at) => sendOne(document, bodies[at] ?? '')));
  }
  return result;
}

async function send(
  { url }: Api,
  schema: GraphQLSchema,
  body: string,
  document: string,
  { result, spoils }: { result: Fuzzed; spoils: boolean },
): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const post = () => fetch(`${url}/graphql`, { method: 'POST', headers, body });
  // A connection that was idle for long may end as it is used again.
  const answer = await post().catch(post);
  const text = await answer.text();
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

import { parse } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { countUsage, createUsageCount } from './usage.ts';

const typeDefs = `
  type Query { goods: Goods! }
  type Goods { name: String! title: String! @deprecated(reason: "Since 2026-11-22: use name.") }
`;
const schema = createSchema({ typeDefs, resolvers: { Query: { goods: () => ({ name: 'Gold', title: 'Gold' }) } } });

/** What is counted while these documents run, of which the stored ones are known. */
async function counted(documents: string[], stored: string[] = []) {
  const ran: string[] = [];
  const deprecated: string[] = [];
  const known = new Map(stored.map((text) => [text, parse(text)]));
  const usage = {
    ran: (operation: string, durationMs: number) => void (durationMs >= 0 && ran.push(operation)),
    usedDeprecated: (field: string) => void deprecated.push(field),
  };
  const useKnown = {
    onParse: ({
      params,
      setParsedDocument,
    }: {
      params: { source: unknown };
      setParsedDocument(one: unknown): void;
    }) => {
      const document = known.get(String(params.source));
      if (document) setParsedDocument(document);
    },
  };
  const plugins = [useKnown, countUsage(createUsageCount(schema, known.values(), usage))];
  const yoga = createYoga({ schema, logging: false, plugins });
  for (const query of documents) {
    const body = JSON.stringify({ query });
    await yoga.fetch('http://shop/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
  return { ran, deprecated };
}

test('stored operations are counted by name, and all other operations as other', async () => {
  const stored = 'query Names { goods { name } }';
  expect((await counted([stored, 'query Mine { goods { name } }', stored], [stored])).ran).toEqual([
    'Names',
    'other',
    'Names',
  ]);
});

test('a deprecated field is counted once per document that is executed', async () => {
  const { deprecated } = await counted([
    '{ goods { name } }',
    '{ goods { title again: title ...more } } fragment more on Goods { title }',
    '{ goods { title nothing } }',
  ]);
  expect(deprecated).toEqual(['Goods.title']);
});

import { readdirSync, readFileSync } from 'node:fs';
import type { GraphiQLOptions } from 'graphql-yoga';

const EXAMPLES = new URL('../../../schema/examples/', import.meta.url);

/** Texts that an example cannot bring along, as they are first shown. */
const VARIABLES: Readonly<Record<string, object>> = {
  '8-order.graphql': { key: 'a-new-key-for-each-order' },
  '9-follow.graphql': { token: '' },
};

/** The explorer: a tab for each step from looking around to following an order, each of which runs as it is. */
export function explorerOptions(): GraphiQLOptions {
  return {
    title: 'Waystone',
    // It would send subscriptions by GET otherwise, which the gate lets nobody do.
    method: 'POST',
    defaultTabs: readdirSync(EXAMPLES)
      .toSorted()
      .map((name) => ({
        query: readFileSync(new URL(name, EXAMPLES), 'utf8'),
        ...(VARIABLES[name] && { variables: JSON.stringify(VARIABLES[name], null, 2) }),
      })),
  };
}

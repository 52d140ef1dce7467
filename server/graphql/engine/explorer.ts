import { readdirSync, readFileSync } from 'node:fs';
import type { GraphiQLOptions } from 'graphql-yoga';

const EXAMPLES = new URL('../../../schema/examples/', import.meta.url);

/** Initial values of variables that an example document cannot contain. */
const VARIABLES: Readonly<Record<string, object>> = {
  '8-order.graphql': { key: 'a-new-key-for-each-order' },
  '9-follow.graphql': { token: '' },
};

/** The explorer: a tab for each step from browsing to following an order, each of which runs unchanged. */
export function explorerOptions(): GraphiQLOptions {
  return {
    title: 'Waystone',
    // Subscriptions would be sent by GET otherwise, which the gate rejects.
    method: 'POST',
    defaultTabs: readdirSync(EXAMPLES)
      .toSorted()
      .map((name) => ({
        query: readFileSync(new URL(name, EXAMPLES), 'utf8'),
        ...(VARIABLES[name] && { variables: JSON.stringify(VARIABLES[name], null, 2) }),
      })),
  };
}

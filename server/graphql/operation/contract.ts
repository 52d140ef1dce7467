import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const operations = z.record(z.string(), z.string());

const CONTRACT = new URL('../../../schema/', import.meta.url);

/** The files of the contract, as they are written in schema/. */
export function readContract(): string[] {
  return readdirSync(CONTRACT)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => readFileSync(new URL(name, CONTRACT), 'utf8'));
}

/** Hash to document of every operation the pages use. */
export function readOperations(): Record<string, string> {
  return operations.parse(JSON.parse(readFileSync(new URL('operations.json', CONTRACT), 'utf8')));
}

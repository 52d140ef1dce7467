import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A query as shoppers type it, and what an ideal shop does with it. */
export type SetQuery = {
  text: string;
  /** Slugs of products and paths of categories that answer it. */
  accepted: string[];
  /** Whether saying that it is not sold answers it. */
  notSold: boolean;
  /** What is to be filled in, by the set's own names. */
  filled: [name: string, value: string][];
  kind: string;
  /** Not to be looked at while tuning; chosen by a hash of the text. */
  isHeldOut: boolean;
};

const NOT_SOLD = 'NONE';
const PARTS = 3;

/** The open set: tab-separated query, accepted answers, filled values and kind. */
export function readQuerySet(): SetQuery[] {
  const file = fileURLToPath(new URL('./queries.tsv', import.meta.url));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parse);
}

function parse(line: string): SetQuery {
  const [text = '', accepted = '', filled = '', kind = ''] = line.split('\t');
  const answers = accepted.split(',');
  return {
    text,
    accepted: answers.filter((answer) => answer !== NOT_SOLD),
    notSold: answers.includes(NOT_SOLD),
    filled: filled
      .split(';')
      .filter((pair) => pair !== '')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    kind,
    isHeldOut: hashOf(text) % PARTS === 0,
  };
}

// FNV-1a: the same split on every machine.
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

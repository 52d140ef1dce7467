import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import { redirectsFile } from '#catalog/form/redirect-form.ts';

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

/** The open set: tab-separated query, accepted answers, filled values and kind. Answers that have moved count where they are. */
export function readQuerySet(): SetQuery[] {
  const file = fileURLToPath(new URL('./queries.tsv', import.meta.url));
  const moves = readMoves();
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => parse(line, moves));
}

/** Where old addresses of the catalogue lead. */
function readMoves(): ReadonlyMap<string, string> {
  const file = fileURLToPath(new URL('../../../catalog/redirects.yaml', import.meta.url));
  const { products, categories } = redirectsFile.parse(parseYaml(readFileSync(file, 'utf8')));
  return new Map([...products, ...categories].map(({ from, to }) => [from, to]));
}

function parse(line: string, moves: ReadonlyMap<string, string>): SetQuery {
  const [text = '', accepted = '', filled = '', kind = ''] = line.split('\t');
  const answers = accepted.split(',').map((answer) => moves.get(answer) ?? answer);
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

// `npm run bench`: every speed goal beside its figure, on this machine alone, in one run. Exit 1 when one is missed.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureFirstLoads } from './first-load.ts';
import { tableOf, told, type Figure } from './goal.ts';
import { measurePages } from './pages.ts';
import { measureShop } from './shop.ts';
import { measureStart } from './start.ts';

const DOC = new URL('../../../docs/performance.md', import.meta.url);
const BEGIN = '<!-- written by npm run bench -->';
const END = '<!-- end -->';

const PARTS: Record<string, () => Promise<Figure[]>> = {
  pages: measurePages,
  'first-load': measureFirstLoads,
  start: measureStart,
  shop: measureShop,
};

/** What this run cannot say, and what can. */
const ELSEWHERE = [
  told('P7', 'Lighthouse; layout shift and interactions from home to order', '`npm run lighthouse`, `npm run vitals`'),
  told('P8', 'quality and cost of search', '`npm run bench -- search`'),
  told(
    'P8',
    'throughput of two storefronts ÷ one (≥ 1.8 ×)',
    `not measurable on ${cpus().length} cores: two storefronts, their shop and the load generator need four`,
  ),
  told('P11', 'purchases per second ÷ an earlier commit (≥ 3 ×)', '`npm run bench -- earlier FOLDER`'),
  told('P11', 'SQL statements of a purchase', 'tests/contract/database/statements.test.ts'),
  told('P12', 'ten times the capacity', '`npm run overload`'),
];

const only = process.argv[2];
if (only !== undefined && !PARTS[only]) {
  console.error(`Say which part: npm run bench -- goals, and one of ${Object.keys(PARTS).join(', ')}; or none for all`);
  process.exit(2);
}
const beganMs = performance.now();
const figures: Figure[] = only === undefined ? [...ELSEWHERE] : [];
for (const [name, measurePart] of Object.entries(PARTS)) {
  if (only !== undefined && only !== name) continue;
  console.log(`measuring: ${name}`);
  figures.push(...(await measurePart()));
}
const sorted = figures.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
const table = tableOf(sorted);
console.log(`\n${table}\n`);
if (only === undefined) writeDoc(table);
console.log(`measured in ${Math.round((performance.now() - beganMs) / 1_000)} s`);
const missed = sorted.filter(({ isMet }) => isMet === false).length;
console.log(missed === 0 ? 'every goal is met' : `${missed} goals are missed`);
process.exitCode = missed === 0 ? 0 : 1;

function writeDoc(text: string): void {
  const doc = readFileSync(DOC, 'utf8');
  const [before = '', rest = ''] = doc.split(BEGIN, 2);
  const after = rest.split(END, 2)[1] ?? '';
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${cpus().length} × ${cpus()[0]?.model}, everything on one machine.`;
  writeFileSync(DOC, `${before}${BEGIN}\n\n${machine}\n\n${text}\n\n${END}${after}`);
}

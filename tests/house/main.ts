import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brokenWalls, mutualPairs, roomImports, SOURCES, upwardImports, wingOf } from './imports.ts';

const MAX_FOLDER_FILES = 14;
const MAX_SHOWN = 10;
/** How many functions may exceed the 40 lines of figures.oxlintrc.json; most of them are markup. Only lower it. */
const MAX_LONG = 16;
/** Each stands for a missing type or unchecked input. Only lower it. */
const MAX_CASTS = 48;
/** Folders that are lists: files are found by name, and subfolders would not help. */
const LISTS = new Set([
  'catalog/check', // a check each
  'client/app/page', // a page each
  'client/ui', // a component each
  'scripts', // a command each
  'server/rest', // a noun of the shop each
  'shop/db/migrations', // a migration each
]);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

type LintConfig = { rules: { 'max-lines-per-function': [string, { max: number }] } };
type Finding = { message: string; code: string; filename: string; labels: { span: { line: number } }[] };
type LongFunction = { lines: number; where: string };

const lintConfig = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as LintConfig;
const maxLines = lintConfig.rules['max-lines-per-function'][1].max;
const [findings, unusedExports] = await Promise.all([lint(), findUnusedExports()]);
const long = findings.flatMap(longFunctionOf).sort((a, b) => b.lines - a.lines);

console.log('lines per wing');
for (const [wing, files] of Map.groupBy(SOURCES, wingOf)) {
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
  console.log(`  ${wing.padEnd(8)} ${String(lines).padStart(6)} in ${files.length} files`);
}
console.log(`longest functions (${long.length} have more than 40 lines)`);
for (const { lines, where } of long.slice(0, MAX_SHOWN)) console.log(`  ${String(lines).padStart(3)} ${where}`);
const casts = findings.filter(({ code }) => code.includes('consistent-type-assertions'));
console.log(`casts with "as": ${casts.length}`);
console.log(`suppressions: ${suppressions()}`);

const broken = {
  'rooms that import each other': mutualPairs(roomImports()),
  'files that import each other in a circle': findings.filter(({ code }) => code.includes('no-cycle')).map(placed),
  'imports through a wall or upward': [...brokenWalls(), ...upwardImports()],
  'unused exports': unusedExports,
  [`folders of more than ${MAX_FOLDER_FILES} files, lists by name aside`]: largeFolders(),
  [`functions of more than ${maxLines} lines`]: long
    .filter(({ lines }) => lines > maxLines)
    .map(({ lines, where }) => `${lines} ${where}`),
};
for (const [name, found] of Object.entries(broken)) list(name, found);
if (long.length > MAX_LONG) console.log(`more than ${MAX_LONG} functions have more than 40 lines: ${long.length}`);
if (casts.length > MAX_CASTS) console.log(`more than ${MAX_CASTS} casts: ${casts.length}`);
const isWithin = long.length <= MAX_LONG && casts.length <= MAX_CASTS;
process.exitCode = isWithin && Object.values(broken).every(({ length }) => length === 0) ? 0 : 1;

function list(title: string, entries: readonly string[]): void {
  console.log(`${title}: ${entries.length}`);
  for (const entry of entries) console.log(`  ${entry}`);
}

function placed({ filename, labels, message }: Finding): string {
  return `${filename}:${labels[0]?.span.line ?? 0} ${message}`;
}

function longFunctionOf(finding: Finding): LongFunction[] {
  if (!finding.code.includes('max-lines-per-function')) return [];
  const [, what, lines] = /^The (.*) has too many lines \((\d+)\)/.exec(finding.message) ?? [];
  if (lines === undefined) throw new Error(`oxlint words its finding in another way: ${finding.message}`);
  return [{ lines: Number(lines), where: `${finding.filename}:${finding.labels[0]?.span.line ?? 0} ${what}` }];
}

async function lint(): Promise<Finding[]> {
  const args = ['--config', 'tests/house/figures.oxlintrc.json', '--format', 'json'];
  const wings = ['client', 'server', 'shop', 'process', 'catalog', 'scripts'];
  const output = await outputOf(['node_modules/oxlint/bin/oxlint', ...args, ...wings]);
  const { diagnostics } = JSON.parse(output) as { diagnostics: Finding[] };
  return diagnostics.filter(({ filename }) => SOURCES.includes(filename));
}

async function findUnusedExports(): Promise<string[]> {
  const output = await outputOf(['node_modules/knip/bin/knip.js', '--no-progress', '--exports', '--reporter', 'json']);
  const { issues } = JSON.parse(output) as { issues: ({ file: string } & Record<string, unknown>)[] };
  return issues.map(({ file, ...kinds }) => {
    const found = Object.entries(kinds).filter(([, names]) => Array.isArray(names) && names.length > 0);
    return `${file}: ${found.map(([kind, names]) => `${kind} ${JSON.stringify(names)}`).join(', ')}`;
  });
}

/** Both programs exit with 1 when they find something, so only missing output is an error here. */
function outputOf(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(`${args[0]} printed nothing: ${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

function largeFolders(): string[] {
  return [...Map.groupBy(SOURCES, dirname)]
    .filter(([folder, files]) => files.length > MAX_FOLDER_FILES && !LISTS.has(folder))
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([folder, files]) => `${String(files.length).padStart(3)} ${folder}`);
}

/** Comments that disable a check. */
function suppressions(): number {
  const pattern = /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint)-disable/g;
  return SOURCES.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);
}

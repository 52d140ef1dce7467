import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brokenWalls, mutualPairs, roomImports, SOURCES, upwardImports, wingOf } from './imports.ts';

const MAX_FOLDER_FILES = 14;
/** Each stands for a missing type or unchecked input. Only lower it. */
const MAX_CASTS = 38;
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

type Finding = { message: string; code: string; filename: string; labels: { span: { line: number } }[] };

const [findings, unusedExports] = await Promise.all([lint(), findUnusedExports()]);

console.log('lines per wing');
for (const [wing, files] of Map.groupBy(SOURCES, wingOf)) {
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
  console.log(`  ${wing.padEnd(8)} ${String(lines).padStart(6)} in ${files.length} files`);
}
const casts = findings.filter(({ code }) => code.includes('consistent-type-assertions'));
console.log(`casts with "as": ${casts.length}`);
console.log(`suppressions: ${suppressions()}`);

const broken = {
  'rooms that import each other': mutualPairs(roomImports()),
  'files that import each other in a circle': findings.filter(({ code }) => code.includes('no-cycle')).map(placed),
  'imports through a wall or upward': [...brokenWalls(), ...upwardImports()],
  'unused exports': unusedExports,
  [`folders of more than ${MAX_FOLDER_FILES} files, lists by name aside`]: largeFolders(),
};
for (const [name, found] of Object.entries(broken)) list(name, found);
if (casts.length > MAX_CASTS) console.log(`more than ${MAX_CASTS} casts: ${casts.length}`);
const isWithin = casts.length <= MAX_CASTS;
process.exitCode = isWithin && Object.values(broken).every(({ length }) => length === 0) ? 0 : 1;

function list(title: string, entries: readonly string[]): void {
  console.log(`${title}: ${entries.length}`);
  for (const entry of entries) console.log(`  ${entry}`);
}

function placed({ filename, labels, message }: Finding): string {
  return `${filename}:${labels[0]?.span.line ?? 0} ${message}`;
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

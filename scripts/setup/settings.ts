import { readFileSync } from 'node:fs';
import { checkEnvFile } from './env-file.ts';

const KNOWN = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm);
const NAMES = [...KNOWN].map(([, name = '']) => name);
/** Shorter names, such as HOST or PORT, are similar to many other variables, such as HOME. */
const MIN_NAME_LENGTH = 6;
const MAX_SLIPS = 2;
/** npm adds dozens of its own to every script. */
const OF_NPM = 'npm_';
/** A variable that begins like these but is not one of ours was meant to be one. */
const FAMILIES = ['LIMIT_', 'RETAIN_', 'UNPAID_'];

/**
 * Variables that look like a setting but are not, each with the setting that was probably meant, or the possible ones.
 */
export function misspeltSettings(env: NodeJS.ProcessEnv): { given: string; meant: string }[] {
  return Object.keys(env)
    .filter((given) => given.length >= MIN_NAME_LENGTH && !given.startsWith(OF_NPM) && !NAMES.includes(given))
    .flatMap((given) => {
      const meant = NAMES.find((name) => name.length >= MIN_NAME_LENGTH && isNear(given, name));
      if (meant !== undefined) return [{ given, meant }];
      const family = FAMILIES.find((start) => given.startsWith(start));
      return family === undefined ? [] : [{ given, meant: `one of the ${family}… in .env.example` }];
    });
}

/** Warns on stderr about variables, and parts of `.env`, that will not be read. */
export function warnOfMisspelt(env: NodeJS.ProcessEnv): void {
  checkEnvFile();
  for (const { given, meant } of misspeltSettings(env)) {
    console.error(`waystone: ${given} is not a known setting and is ignored; did you mean ${meant}?`);
  }
}

/** Whether few letters have to be changed, added, removed or swapped, ignoring case and underscores. */
function isNear(given: string, name: string): boolean {
  const [a, b] = [bare(given), bare(name)];
  if (Math.abs(a.length - b.length) > MAX_SLIPS) return false;
  // Other programs' settings often end or begin like ours.
  return slips(a, b) <= (b.length < 9 ? 1 : MAX_SLIPS);
}

function bare(name: string): string {
  return name.toUpperCase().replaceAll('_', '');
}

function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const exchanged =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? Infinity;
}

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lineFinder } from './line-of.ts';
import { pathText } from './place.ts';
import type { Path } from './place.ts';

/** Collects the errors of the catalogue, so that one run reports all of them. */
export type Issues = {
  /** `file` is relative to the catalogue's folder. */
  add(file: string, path: Path, message: string): void;
  /** `games/x/raids.yaml:41 at products[3].price: …`, in the order of the files. */
  list(): string[];
  /** Whether no file has an error whose path begins so. */
  isSound(start: string): boolean;
  throwIfAny(): void;
};

type Issue = { file: string; path: Path; message: string };

/** @param folder where the files are; without it errors have no line numbers. */
export function createIssues(folder?: string): Issues {
  const issues: Issue[] = [];
  const list = () =>
    [...Map.groupBy(issues, ({ file }) => file)].flatMap(([file, own]) => withLines(folder, file, own));
  return {
    add: (file, path, message) => issues.push({ file, path, message }),
    list,
    isSound: (start) => !issues.some(({ file }) => file.startsWith(start)),
    throwIfAny: () => {
      const lines = list();
      if (lines.length > 0) throw new Error(`The catalogue has ${lines.length} issue(s):\n${lines.join('\n')}`);
    },
  };
}

function withLines(folder: string | undefined, file: string, issues: Issue[]): string[] {
  const lineOf = finderOf(folder, file);
  return issues
    .map(({ path, message }) => ({ path, message, line: path.length > 0 ? lineOf?.(path) : undefined }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ path, message, line }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return path.length > 0 ? `${place} at ${pathText(path)}: ${message}` : `${place}: ${message}`;
    });
}

function finderOf(folder: string | undefined, file: string) {
  const path = folder === undefined ? undefined : join(folder, file);
  return path !== undefined && statSync(path, { throwIfNoEntry: false })?.isFile()
    ? lineFinder(readFileSync(path, 'utf8'))
    : undefined;
}

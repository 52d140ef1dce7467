import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineFinder } from './line-of.ts';
import { pathText } from './place.ts';
import type { Path } from './place.ts';

/** Collects what is wrong with the catalogue, so that a writer sees every fault of a run at once. */
export type Faults = {
  /** `file` is relative to the catalogue's folder. */
  add(file: string, path: Path, message: string): void;
  /** `games/x/raids.yaml:41 at products[3].price: …`, in the order of the files. */
  list(): string[];
  /** Whether no file has a fault whose path begins so. */
  isSound(start: string): boolean;
  throwIfAny(): void;
};

type Fault = { file: string; path: Path; message: string };

/** @param folder where the files are; without it faults are told without their lines. */
export function createFaults(folder?: string): Faults {
  const faults: Fault[] = [];
  const list = () => [...Map.groupBy(faults, ({ file }) => file)].flatMap(([file, own]) => told(folder, file, own));
  return {
    add: (file, path, message) => faults.push({ file, path, message }),
    list,
    isSound: (start) => !faults.some(({ file }) => file.startsWith(start)),
    throwIfAny: () => {
      const lines = list();
      if (lines.length > 0) throw new Error(`The catalogue has ${lines.length} fault(s):\n${lines.join('\n')}`);
    },
  };
}

function told(folder: string | undefined, file: string, faults: Fault[]): string[] {
  const lineOf = finderOf(folder, file);
  return faults
    .map(({ path, message }) => ({ path, message, line: path.length > 0 ? lineOf?.(path) : undefined }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ path, message, line }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return path.length > 0 ? `${place} at ${pathText(path)}: ${message}` : `${place}: ${message}`;
    });
}

function finderOf(folder: string | undefined, file: string) {
  const path = folder === undefined ? undefined : join(folder, file);
  return path !== undefined && existsSync(path) ? lineFinder(readFileSync(path, 'utf8')) : undefined;
}

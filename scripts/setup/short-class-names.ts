import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}0123456789_-`;
const LENGTH = 3;
const NAMED = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g;

/**
 * A name of three characters for every class and animation of the style modules below `folder`: a document contains
 * them a thousand times, and hashes hardly compress. Each depends only on its file and its own name, so that the client
 * and server builds agree; on a collision the later one, in the order of files, takes another name.
 */
export function shortClassNames(folder: string): (local: string, file: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of globSync('**/*.module.css', { cwd: folder }).toSorted()) {
    const css = readFileSync(join(folder, file), 'utf8');
    for (const [, local = ''] of css.matchAll(NAMED)) {
      const key = keyOf(file, local);
      if (names.has(key)) continue;
      const name = freeName(key, taken);
      taken.add(name);
      names.set(key, name);
    }
  }
  return (local, file) => {
    const name = names.get(keyOf(relative(folder, file), local));
    if (name === undefined) throw new Error(`${file} names no ${local}`);
    return name;
  };
}

function keyOf(file: string, local: string): string {
  return `${file.replaceAll('\\', '/')} ${local}`;
}

function freeName(key: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const name = nameOf(`${key} ${attempt}`);
    if (!taken.has(name)) return name;
  }
}

function nameOf(text: string): string {
  const [head = 0, ...rest] = createHash('sha256').update(text).digest();
  return (
    FIRST.charAt(head % FIRST.length) +
    rest
      .slice(0, LENGTH - 1)
      .map((byte) => REST.charAt(byte % REST.length))
      .join('')
  );
}

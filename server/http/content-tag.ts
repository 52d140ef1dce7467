import { createHash } from 'node:crypto';
import { readFileSync, type Stats } from 'node:fs';
import type { ServerResponse } from 'node:http';

const MAX_TAGS = 10_000;

/**
 * The `setHeaders` of `express.static` that answers with a strong ETag of the file's content: the same
 * on every machine, whenever its build was made. A file is read once, until it changes.
 */
export function contentTags(): (res: ServerResponse, path: string, stat: Stats) => void {
  const tags = new Map<string, { tag: string; mtimeMs: number; size: number }>();
  return (res, path, { mtimeMs, size }) => {
    const known = tags.get(path);
    const isCurrent = known?.mtimeMs === mtimeMs && known.size === size;
    const tag = isCurrent ? known.tag : tagOf(path);
    if (!isCurrent) {
      if (tags.size >= MAX_TAGS) tags.clear();
      tags.set(path, { tag, mtimeMs, size });
    }
    res.setHeader('ETag', tag);
  };
}

function tagOf(path: string): string {
  return `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 27)}"`;
}

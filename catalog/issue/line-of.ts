import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Path } from './place.ts';

/**
 * Finds the line (from 1) of a path in a YAML text, or that of its nearest ancestor when the path does not exist.
 */
export function lineFinder(source: string): (path: Path) => number {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  return (path) => lines.linePos(offsetOf(document.contents, path)).line;
}

function offsetOf(root: unknown, path: Path): number {
  let offset = startOf(root) ?? 0;
  let node = root;
  for (const step of path) {
    const [start, next] = stepInto(node, step);
    if (start === undefined) break;
    offset = start;
    node = next;
  }
  return offset;
}

function stepInto(node: unknown, step: PropertyKey): [start: number | undefined, next: unknown] {
  if (isSeq(node) && typeof step === 'number') return [startOf(node.items[step]), node.items[step]];
  if (!isMap(node)) return [undefined, undefined];
  const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
  return [startOf(pair?.key), pair?.value];
}

function startOf(node: unknown): number | undefined {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined;
}

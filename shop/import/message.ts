import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const DAY_OR_TIME = 'must be a day such as 2026-11-27, or a time such as 2026-11-27T18:00:00Z';

/** The errors of a schema in plain words; `path` is the place inside `from`. */
export function formIssues(error: z.ZodError, from: unknown): { path: Path; message: string }[] {
  return error.issues.flatMap(nearest).map(({ path, issue }) => ({ path, message: messageOf(issue, at(from, path)) }));
}

/** For a union, the issues of the variant that matches best. */
function nearest(issue: Issue): { path: Path; issue: Issue }[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], issue }));
  if (issue.code !== 'invalid_union') return [{ path, issue }];
  const [one = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  const inner = one.flatMap(nearest).map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
  return inner.some((issue) => issue.path.length > path.length) ? inner : [{ path, issue }];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, step) => (inside instanceof Object ? Reflect.get(inside, step) : undefined),
    value,
  );
}

function messageOf(issue: Issue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'is not known';
  if (value === undefined || value === null || value === '') return 'is missing';
  if (issue.code === 'invalid_union') return typeof value === 'string' ? DAY_OR_TIME : 'has an unsupported format';
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)) return 'must be a whole number';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return 'must be text, in quotes';
  if (issue.code === 'too_small') return tooFew(issue.origin, Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'array') return `takes ${Number(issue.maximum)} lines at most`;
  // A cell has no quotes.
  return issue.message.replace('a quoted ', 'a ');
}

function tooFew(origin: string, least: number): string {
  if (origin === 'array') return `needs ${least} lines at least`;
  return origin === 'string' ? 'is missing' : `must be ${least === 0 ? 1 : least} at least`;
}

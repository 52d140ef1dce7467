import { CallerError, checkedSegment, checkedText } from '#server/rest/transport/text.ts';

/** Servers accept at most 16 KB of headers, including the address and a token. */
const MAX_QUERY = 12_000;

export type Addressed = {
  /** Replaces `{name}` in the path, encoded. */
  params?: Record<string, string | number>;
  /** A list becomes one parameter for each entry. */
  query?: Record<string, string | number | readonly string[] | undefined>;
};

/**
 * The address of a call. Paths are relative to `/api/rest/`, unless they begin with `/`.
 *
 * @throws CallerError for a text that cannot be part of it
 */
export function urlOf(shopUrl: string, path: string, { params = {}, query = {} }: Addressed): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(checkedSegment(String(params[name] ?? ''), name)),
  );
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const one of value) given.append(name, checkedText(one, name));
    else given.append(name, checkedText(String(value), name));
  }
  const search = given.toString();
  if (search.length > MAX_QUERY) {
    const [longest] = [...given].toSorted(([, one], [, other]) => other.length - one.length);
    throw new CallerError(longest?.[0] ?? '', 'must be shorter, or there must be fewer of it');
  }
  const address = filled.startsWith('/') ? filled : `/api/rest/${filled}`;
  return `${shopUrl}${address}${search ? `?${search}` : ''}`;
}

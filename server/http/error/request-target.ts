import type { IncomingMessage } from 'node:http';
import { textIssue } from '#server/rest/transport/text.ts';

const HOST_NAME = 'host';
const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;
/** The path as the request line has it: printable ASCII without backslashes, which URL parsers read as slashes. */
const PATH = /^\/[\x21-\x5b\x5d-\x7e]*$/;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Why a request is rejected before it is routed; undefined when it is well formed. A path that passes can be read
 * in one way only, so that routing, caching and logging cannot disagree about it.
 */
export function requestIssue(
  req: Pick<IncomingMessage, 'httpVersionMajor' | 'rawHeaders' | 'url'>,
): string | undefined {
  if (req.httpVersionMajor !== 1) return 'Send HTTP/1.1';
  if (!hasOneHost(req.rawHeaders)) return 'Send one Host header';
  const url = req.url ?? '';
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!path.startsWith('/')) return 'Send the path alone, without scheme and host';
  if (!PATH.test(path)) return 'The path has characters that must be encoded';
  if (DOT_SEGMENT.test(path)) return 'The path has dot segments';
  return path.includes('%') ? encodingIssue(path) : undefined;
}

function encodingIssue(path: string): string | undefined {
  try {
    const issue = textIssue(decodeURIComponent(path));
    return issue && `The path ${issue}`;
  } catch {
    return 'The path has malformed percent-encoding';
  }
}

/** @param rawHeaders names and values alternating, as Node gives them. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // Few of a dozen header names are that long: this runs for every request.
    if (name.length !== HOST_NAME.length || name.toLowerCase() !== HOST_NAME) continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1];
  }
  return host !== undefined && HOST.test(host);
}

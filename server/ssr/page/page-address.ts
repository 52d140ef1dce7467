import { textIssue } from '#server/rest/transport/text.ts';

/** The part of a request's address that decides what a page shows. */
export type PageAddress = {
  pathname: string;
  /** Only the query parameters that pages read, always in the same order; starts with `?` unless empty. */
  search: string;
  /**
   * Further parameters, which only count if a product has an option of that name: a shopper's configuration. They are
   * never part of a cache key, as they are unlimited in number.
   */
  configuration: URLSearchParams;
};

const PATH_LIMIT = 400;
const VALUE_LIMIT = 100;
const PLAIN_PATH = /^\/[\w\-./~%!$&'()*+,;=:@]*$/;
const OPTION_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const ANSWER_LIMIT = 200;
const MAX_ANSWERS = 20;
/** `f` may be repeated: a form sends each filter separately. */
const LISTS = ['f'];
const MAX_IN_LIST = 30;
const PARAMETERS = ['page', 'sort', ...LISTS, 'min', 'max', 'q', 'game', 'service', 'payment', 'link'];
/** On a product's page these may be names of its options. */
const SCHEDULE_PARAMETERS = [...PARAMETERS, 'week', 'day', 'view', 'raid', 'difficulty', 'region', 'loot'];
const SCHEDULE_PATH = /\/schedule\/?$/;
const REVIEWS_PARAMETERS = ['game', 'stars', 'after', 'link'];
const REVIEWS_PATH = /\/reviews\/?$/;
const PLAYER_PARAMETERS = ['game', 'page', 'after', 'link'];
const PLAYER_PATH = /\/player\/[^/]+\/?$/;
const ALERT_PARAMETERS = ['product', 'link'];
const ALERT_PATH = /\/alert\/?$/;
/** The address contains the lines of the shared cart. */
const CART_PATH = /\/open-cart$/;
const CART = 'cart';
const CART_LIMIT = 8_000;

/** Undefined if no page can have this address. */
export function readAddress(url: string): PageAddress | undefined {
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  if (pathname.length > PATH_LIMIT || !PLAIN_PATH.test(pathname) || !isDecodable(pathname)) return undefined;
  if (queryAt < 0) return { pathname, search: '', configuration: new URLSearchParams() };
  const given = new URLSearchParams(url.slice(queryAt + 1));
  const known = knownAt(pathname);
  return { pathname, search: readSearch(given, known), configuration: readAnswers(given, known) };
}

function knownAt(pathname: string): readonly string[] {
  if (SCHEDULE_PATH.test(pathname)) return SCHEDULE_PARAMETERS;
  if (REVIEWS_PATH.test(pathname)) return REVIEWS_PARAMETERS;
  if (PLAYER_PATH.test(pathname)) return PLAYER_PARAMETERS;
  if (ALERT_PATH.test(pathname)) return ALERT_PARAMETERS;
  return CART_PATH.test(pathname) ? [CART] : PARAMETERS;
}

/** The address with its configuration, for a page that reads it. */
export function configuredAddress({ pathname, search, configuration }: PageAddress): PageAddress {
  const all = new URLSearchParams([...new URLSearchParams(search), ...configuration]);
  return { pathname, search: `?${all}`, configuration };
}

/** Whether the address has an answer to one of these options. */
export function isConfigured({ configuration }: PageAddress, options: readonly string[]): boolean {
  return configuration.size > 0 && options.some((name) => configuration.has(name));
}

function readAnswers(given: URLSearchParams, known: readonly string[]): URLSearchParams {
  const answers = new URLSearchParams();
  for (const [name, value] of given) {
    if (answers.size === MAX_ANSWERS) break;
    if (known.includes(name) || answers.has(name)) continue;
    if (OPTION_NAME.test(name) && isReadable(value, ANSWER_LIMIT)) answers.set(name, value);
  }
  return answers;
}

function readSearch(given: URLSearchParams, known: readonly string[]): string {
  const read = new URLSearchParams();
  for (const name of known) {
    const values = given.getAll(name).slice(0, LISTS.includes(name) ? MAX_IN_LIST : 1);
    const limit = name === CART ? CART_LIMIT : VALUE_LIMIT;
    for (const value of values) if (isReadable(value, limit)) read.append(name, value);
  }
  return read.size > 0 ? `?${read}` : '';
}

/** Invalid and overlong values are left out: an address may come from anywhere. */
function isReadable(value: string, limit: number): boolean {
  return value.length <= limit && textIssue(value, { lines: true }) === undefined;
}

function isDecodable(pathname: string): boolean {
  if (!pathname.includes('%')) return true;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

import { isRecord } from '#client/data/is-record.ts';
import { storedList } from '#client/session/stored-list.ts';
import { isPath, isShortText } from './stored-text.ts';

export const BUILDS_KEY = 'waystone-builds';
export const MAX_BUILDS = 20;
export const MAX_BUILD_NAME = 80;
const MAX_SEARCH_LENGTH = 2_000;
const MAX_OPTIONS = 60;

/** A configuration that can be opened and priced again. Its price is never stored. */
export type Build = {
  /** The buyer's own; initially the chosen values, in words. */
  name: string;
  /** Name of the product. */
  product: string;
  path: string;
  /** The query of the product's address with the whole configuration; starts with `?` unless empty. */
  search: string;
  quantity: number;
  /**
   * The options that decide the price, by the keys of options and their values: ids may differ after a new release of
   * the catalogue.
   */
  options: readonly { sendid: string; value: string }[];
};

export const builds = storedList(BUILDS_KEY, MAX_BUILDS, isBuild);

/** An equal configuration is stored once. @returns whether the browser stores it. */
export function saveBuild(build: Build): boolean {
  return builds.set([build, ...builds.get().filter((one) => !isSame(one, build))]);
}

export function removeBuild(build: Build): void {
  builds.set(builds.get().filter((one) => !isSame(one, build)));
}

export function renameBuild(build: Build, name: string): void {
  const given = name.trim().slice(0, MAX_BUILD_NAME);
  if (given) builds.set(builds.get().map((one) => (isSame(one, build) ? { ...one, name: given } : one)));
}

function isSame(one: Build, other: Build): boolean {
  return one.path === other.path && one.search === other.search;
}

function isBuild(one: unknown): one is Build {
  if (!isRecord(one)) return false;
  const { name, product, path, search, quantity, options } = one;
  const isQuery = typeof search === 'string' && /^(\?.+)?$/.test(search) && search.length <= MAX_SEARCH_LENGTH;
  const isCount = Number.isSafeInteger(quantity) && Number(quantity) > 0;
  const isListed = Array.isArray(options) && options.length <= MAX_OPTIONS && options.every(isOption);
  return [name, product].every(isShortText) && isPath(path) && isQuery && isCount && isListed;
}

function isOption(one: unknown): boolean {
  if (!isRecord(one)) return false;
  const { sendid, value } = one;
  return isShortText(sendid) && isShortText(value);
}

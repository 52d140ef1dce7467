import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isMatrix } from '#tests/support/matrix.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { CANARY, callOf, FAULTS, TIME_OUT, visitOf, type Visit } from './faults.ts';
import { openSite, type Answer, type Site } from '#tests/ssr/open-site.ts';
import { cellsIn, resiliencePage, type Cell } from './resilience-page.ts';

/** How many faults are tested at the same time, each with its own storefront. */
const SITES = 4;
const PAGE = new URL('../../../docs/resilience.md', import.meta.url);
/** On a busy machine a page may take longer than the deadline of a section: pages that differ are tried again, alone. */
const LOOKS = 6;
const LIMIT_MS = 240_000;
/** Longer than the window of any circuit breaker, so that one fault does not affect the test of the next. */
const BETWEEN_FAULTS_MS = 15_000;

let shop: TestShop;
let visit: Visit;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await createTestShop();
  visit = await visitOf(shop);
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

/** The calls of each page with empty caches. */
async function callsOf(site: Site): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>();
  for (const [page, path] of Object.entries(visit.pages)) {
    site.dropCached();
    site.upstream.forget();
    await site.get(path, { cookie: visit.cookie });
    for (const call of new Set(site.upstream.paths().map(callOf))) pages.set(call, [...(pages.get(call) ?? []), page]);
  }
  return pages;
}

/** From everything to nothing. */
const SHOWN = ['page', 'left out', 'section fails', '503'];

function shownIn({ status, text }: Pick<Answer, 'status' | 'text'>): string {
  if (status >= 500) return `${status}`;
  if (text.includes('No data available!')) return 'section fails';
  return text.includes('"ok":false') ? 'left out' : 'page';
}

const written = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
const known = cellsIn(written);

async function look(site: Site, page: string, call: string, fault: string): Promise<Cell> {
  let waits = false;
  const begun = () => void (waits = fault === TIME_OUT && site.upstream.isGivenUp());
  const { text, status, headers } = await site.get(visit.pages[page] ?? '', { cookie: visit.cookie }, 'GET', begun);
  expect([page, call, fault, text.includes(CANARY)]).toEqual([page, call, fault, false]);
  expect([page, call, fault, text.trimEnd().endsWith('</html>')]).toEqual([page, call, fault, true]);
  expect([page, call, fault, headers['retry-after'] !== undefined]).toEqual([page, call, fault, status === 503]);
  return { page, call, fault, shown: shownIn({ text, status }), waits };
}

/** Empties the caches and closes the circuit breakers, by a page without faults. */
async function begin(site: Site): Promise<void> {
  site.upstream.instead(undefined);
  vi.setSystemTime(Date.now() + BETWEEN_FAULTS_MS);
  await site.get(visit.pages['text'] ?? '');
  site.dropCached();
}

/** Noticed by one function for every call: each call has one of them, or all by `npm run resilience`. */
const ALIKE = ['cut', 'garbage', 'empty'];

function faultsOf(at: number): typeof FAULTS {
  return FAULTS.filter(([fault]) => isMatrix || !ALIKE.includes(fault) || fault === ALIKE[at % ALIKE.length]);
}

/** The cells of the same calls that were left out, as they are written. */
function leftOut(cells: Cell[]): Cell[] {
  const isOf = (one: Cell, other: Cell) => one.page === other.page && one.call === other.call;
  const isSame = (one: Cell, other: Cell) => isOf(one, other) && one.fault === other.fault;
  return known.filter((cell) => cells.some((one) => isOf(one, cell)) && !cells.some((one) => isSame(one, cell)));
}

/** The result in the table; for a new entry, the best one measured. */
function expected({ page, call, fault }: Cell): Pick<Cell, 'shown' | 'waits'> {
  const before = known.find((one) => one.page === page && one.call === call && one.fault === fault);
  return before ?? { shown: 'page', waits: false };
}

/** The result in the table; else the better of two pages, for a busy machine can only make it worse. */
function better(cell: Cell, again: Cell): Cell {
  const rank = (one: Cell) => (isAsExpected(one) ? -1 : SHOWN.indexOf(one.shown) + (one.waits ? 0.5 : 0));
  return rank(again) < rank(cell) ? again : cell;
}

function isAsExpected(cell: Cell): boolean {
  const { shown, waits } = expected(cell);
  return cell.shown === shown && cell.waits === waits;
}

async function cellsOf(site: Site, faults: typeof FAULTS, call: string, pages: string[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [fault, instead] of faults) {
    const fails = () => site.upstream.instead(({ path }) => (callOf(path) === call ? instead : undefined));
    await begin(site);
    fails();
    for (let cell of await Promise.all(pages.map((page) => look(site, page, call, fault)))) {
      for (let looks = 1; !isAsExpected(cell) && looks < LOOKS; looks += 1) {
        await begin(site);
        fails();
        cell = better(cell, await look(site, cell.page, call, fault));
      }
      cells.push(cell);
    }
  }
  site.upstream.instead(undefined);
  return cells;
}

test(
  'docs/resilience.md says what every page shows when one of its calls fails',
  async () => {
    const sites = await Promise.all(Array.from({ length: SITES }, () => openSite({ SHELL_WAIT_MS: '30' }, { shop })));
    const [first] = sites;
    if (!first) throw new Error('no site is open');
    const waiting = [...(await callsOf(first))].map((call, at) => [faultsOf(at), ...call] as const);
    const cells = await Promise.all(
      sites.map(async (site) => {
        const own: Cell[] = [];
        for (let next = waiting.shift(); next; next = waiting.shift()) own.push(...(await cellsOf(site, ...next)));
        return own;
      }),
    );
    await Promise.all(sites.map((site) => site.close()));
    const measured = cells.flat();
    const page = resiliencePage(Object.keys(visit.pages), [...measured, ...leftOut(measured)], written);
    await expect(page).toMatchFileSnapshot(fileURLToPath(PAGE));
  },
  LIMIT_MS,
);

import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createTestShop } from '#tests/support/shop.ts';
import { callOf } from './faults.ts';
import { openSite, type Site } from './open-site.ts';
import { tableOf, withTimes } from './resilience-page.ts';

const PAGE = new URL('../../docs/resilience.md', import.meta.url);
const SLOW_MS = 1_000;
/** The quickest is written down: other work on the machine can only add to it. */
const TRIES = 3;
const NONE = 'none';

const PAGES = {
  home: '/en-us',
  category: '/en-us/wow-carry',
  product: '/en-us/product/normal-raid',
  search: '/en-us/search/raid',
};

const HEAD = `
Of pages with nothing cached, in milliseconds since the request, while one call is answered ${SLOW_MS.toLocaleString('en')} ms late: the quickest of ${TRIES}, on a machine with other work to do. The shell holds everything but the sections that are still on their way; it waits ${'`SHELL_WAIT_MS`'} (30) for them.

`;

/** Milliseconds since the request. */
type Times = { firstByte: number; shell: number; sections: Map<string, number> };

/** Reads a page as it comes. */
function read(site: Site, path: string): Promise<Times> {
  const { promise, resolve, reject } = Promise.withResolvers<Times>();
  const startedMs = performance.now();
  const passed = () => Math.round(performance.now() - startedMs);
  const asked = get(`${site.url}${path}`, { agent: false }, (res) => {
    const times: Times = { firstByte: passed(), shell: 0, sections: new Map() };
    let text = '';
    res.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (times.shell === 0 && text.includes('id="state"')) times.shell = passed();
      for (const [, id = ''] of text.matchAll(/"\$later":"([^"]+)"/g)) {
        if (!times.sections.has(id) && text.includes(`<script type="application/json" id="${id}"`)) {
          times.sections.set(id, passed());
        }
      }
    });
    res.on('end', () => resolve(times)).on('error', reject);
  });
  asked.on('error', reject);
  return promise;
}

async function quickest(site: Site, path: string, slow: string): Promise<Times> {
  const all: Times[] = [];
  for (let at = 0; at < TRIES; at += 1) {
    site.dropCached();
    site.upstream.instead((call) => (callOf(call.path) === slow ? { slowMs: SLOW_MS } : undefined));
    all.push(await read(site, path));
  }
  site.upstream.instead(undefined);
  const least = (of: (times: Times) => number) => Math.min(...all.map(of));
  const ids = [...(all[0]?.sections.keys() ?? [])];
  return {
    firstByte: least(({ firstByte }) => firstByte),
    shell: least(({ shell }) => shell),
    sections: new Map(ids.map((id) => [id, least(({ sections }) => sections.get(id) ?? Infinity)])),
  };
}

async function rowsOf(site: Site, [page, path]: [string, string]): Promise<string[][]> {
  await read(site, path);
  site.dropCached();
  site.upstream.forget();
  await read(site, path);
  const calls = [...new Set(site.upstream.paths().map(callOf))].sort();
  const rows: string[][] = [];
  for (const call of [NONE, ...calls]) {
    const { firstByte, shell, sections } = await quickest(site, path, call);
    const each = [...sections].map(([id, ms]) => `${id} ${ms}`).join(', ');
    rows.push([page, call === NONE ? NONE : `\`${call}\``, String(firstByte), String(shell), each]);
  }
  return rows;
}

const shop = await createTestShop();
const site = await openSite({ SHELL_WAIT_MS: '30' }, { shop });
const rows: string[][] = [];
for (const page of Object.entries(PAGES)) rows.push(...(await rowsOf(site, page)));
await site.close();
await shop.close();
const times = HEAD + tableOf(['page', 'slow call', 'first byte', 'shell', 'sections'], rows);
writeFileSync(PAGE, withTimes(readFileSync(PAGE, 'utf8'), times));

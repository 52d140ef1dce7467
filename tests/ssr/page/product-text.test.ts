import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const read = async (path: string) => (await site.get(path, { 'user-agent': 'Googlebot' })).text;

test('a product’s FAQ opens without script, and its text is escaped', async () => {
  const text = await read('/en-us/wow-carry/raids/manaforge/heroic-raid');
  const [, questions = ''] = text.split('>Questions<');
  const question = /<details[^>]*><summary>(.*?)<svg[\s\S]*?<\/summary><p>(.*?)<\/p><\/details>/.exec(questions);
  expect(question?.slice(1)).toEqual(['Do I need a &lt;group&gt;?', 'No, the group is ours.']);
});

test('a product without FAQ has no FAQ heading', async () => {
  const text = await read('/en-us/destiny-2-boosting/trials/coaching');
  expect(text).toContain('What you need');
  expect(text).not.toContain('>Questions<');
});

test('bosses are listed in order and rewards with emblems, and a product without any has no heading', async () => {
  const text = await read('/en-us/wow-carry/raids/manaforge/heroic-raid');
  const [, inside = ''] = text.split('>What’s inside<');
  const [section = ''] = inside.split('</section>');
  expect(section.indexOf('Plexus &lt;Sentinel&gt;')).toBeLessThan(section.indexOf('Dimensius'));
  expect(section).toMatch(
    /src="\/media\/house\/reward-mount\.webp"[^>]*alt=""[\s\S]*?Sky &amp; Sand<small>Chance to drop/,
  );
  expect(section).toContain('<dd>Nineteen of us and you</dd>');
  expect(await read('/en-us/destiny-2-boosting/trials/coaching')).not.toContain('What’s inside');
});

test('a page shows the season of its product and its end, or that there is none', async () => {
  const season = async (path: string) => /<dt>Season<\/dt><dd>(.*?)<\/dd>/.exec(await read(path))?.[1];
  expect(await season('/en-us/wow-carry/raids/manaforge/heroic-raid')).toBe('Tier &amp; One, ends 31 December 2099');
  expect(await season('/en-us/destiny-2-boosting/trials/coaching')).toMatch(/^None/);
});

test('related products are listed on a product’s page with their addresses', async () => {
  const text = await read('/en-us/wow-carry/raids/manaforge/normal-raid');
  expect(text).toContain('Goes well with this');
  expect(text).toContain('href="/en-us/destiny-2-boosting/trials/coaching"');
});

import { expect, test } from 'vitest';
import type { Catalog, SiteDef } from '#catalog/format.ts';
import { siteFile } from '#catalog/form/site-form.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkSite } from './check-site.ts';

const site = testSite();
const vat = { seller: { numbers: ['DE123456789'], address: ['A street 1', '10115 Berlin'] }, rates: [] };

function testSite(): SiteDef {
  if (!testCatalog.site) throw new Error('The test catalogue has no site');
  return testCatalog.site;
}

function issuesOf(given: Partial<SiteDef>, catalog: Catalog = testCatalog): string[] {
  const issues = createIssues();
  checkSite({ ...catalog, site: { ...site, ...given } }, issues);
  return issues.list();
}

test('a menu or footer link to an unknown page, category, product or game is an issue', () => {
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ menu: [{ name: 'x', page: 'nothing' }] })).toEqual([expect.stringContaining('no page nothing')]);
  const column = { game: 'wow-carry', categories: ['raids/nothing'], products: [{ name: 'x', slug: 'nothing' }] };
  expect(issuesOf({ footer: [column] })).toEqual([
    expect.stringContaining('wow-carry has no category raids/nothing'),
    expect.stringContaining('wow-carry has no product nothing'),
  ]);
  expect(issuesOf({ footer: [{ ...column, game: 'chess' }] })).toEqual([expect.stringContaining('no game chess')]);
});

test.each([
  [{ coupon: 'NONE' }, 'no coupon NONE'],
  [{ title: '15% off' }, 'does not say the 20%'],
  [{ coupon: 'RAIDS', title: '50% off' }, 'not for every order'],
  [{ coupon: 'MARCH', title: '10% off', ends: '2026-03-02T00:00:00Z' }, 'starts later'],
  [{ coupon: 'MARCH', title: '10% off', starts: '2026-03-02T00:00:00Z' }, 'ends earlier'],
])('a campaign that promises more than its coupon gives is an issue: %j', (given, issue) => {
  if (!site.campaign) throw new Error('The test catalogue has no campaign');
  expect(issuesOf({ campaign: { ...site.campaign, ...given } })).toEqual([expect.stringContaining(issue)]);
});

test('two VAT rates of one country with the same start date are an issue', () => {
  const rates = [
    { country: 'FI', rate: 2400 },
    { country: 'FI', rate: 2550, from: '2024-09-01' },
  ];
  expect(issuesOf({ vat: { ...vat, rates } })).toEqual([]);
  expect(issuesOf({ vat: { ...vat, rates: [...rates, { country: 'FI', rate: 2600, from: '2024-09-01' }] } })).toEqual([
    expect.stringContaining('FI 2024-09-01 has a rate already'),
  ]);
});

test('reverse charge requires a seller with an EU VAT number', () => {
  const rates = [{ country: 'DE', rate: 1900 }];
  const seller = { ...vat.seller, numbers: ['GB123456789'] };
  expect(issuesOf({ vat: { ...vat, rates, reverseCharge: true } })).toEqual([]);
  expect(issuesOf({ vat: { seller, rates } })).toEqual([]);
  expect(issuesOf({ vat: { seller, rates, reverseCharge: true } })).toEqual([
    expect.stringContaining('needs a VAT number of the EU'),
  ]);
});

test('the schema accepts a valid site file and rejects invalid links, campaigns and VAT data', () => {
  const { campaign } = site;
  const refused = [
    { menu: [{ name: 'x', page: 'faq', address: '/blog' }] },
    { menu: [{ name: 'x', address: 'javascript:alert(1)' }] },
    { mailboxes: ['nobody'] },
    { campaign: { ...campaign, ends: campaign?.starts } },
    { footer: [{ game: 'wow-carry', categories: ['raids/**'] }] },
    { vat: { ...vat, rates: [] } },
    { vat: { ...vat, rates: [{ country: 'UK', rate: 2000 }] } },
    { vat: { ...vat, rates: [{ country: 'DE', rate: 19.5 }] } },
    { vat: { ...vat, rates: [{ country: 'DE', rate: 1900, from: 'May' }] } },
    { vat: { ...vat, seller: { numbers: [], address: ['A street'] } } },
  ];
  expect(siteFile.safeParse(site).success).toBe(true);
  for (const given of refused) expect(siteFile.safeParse({ ...site, ...given }).success).toBe(false);
});

import { expect, test } from 'vitest';
import type { SiteContent } from '#client/site/site.ts';
import { jsonLd } from './json-ld.ts';
import type { PagePlace } from './things-of.ts';

const SITE = 'https://shop.example';
const content = {
  company: { name: 'A Company', registration: '3527', country: 'AE', place: 'the United Arab Emirates' },
  mailboxes: ['support@shop.example', 'jobs@shop.example'],
  chats: [{ kind: 'DISCORD', name: 'Discord', address: 'https://shop.example/discord' }],
  social: [],
} as unknown as SiteContent;
const PLACE: PagePlace = { siteUrl: SITE, content };
const product = {
  name: 'Heroic </script><b>Raid</b>',
  path: 'wow/raids/heroic',
  cover: { src: '/media/heroic.webp' },
  metaDescription: 'Eight bosses.',
  breadcrumbs: [{ name: 'WoW', path: 'wow' }],
  inStock: true,
  price: { amount: '38.50', currency: 'USD' },
};

const thingsIn = (json: string): Record<string, unknown>[] => JSON.parse(json)['@graph'];
const offerIn = (json: string) => thingsIn(json).find((thing) => thing['@type'] === 'Product')?.['offers'];

test('a product has its breadcrumbs, and an offer with the lowest possible price', () => {
  expect(JSON.parse(jsonLd('product', { product }, PLACE))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/en-us` },
          { '@type': 'ListItem', position: 2, name: 'WoW', item: `${SITE}/en-us/wow` },
          { '@type': 'ListItem', position: 3, name: product.name },
        ],
      },
      {
        '@type': 'Product',
        name: product.name,
        image: `${SITE}/media/heroic.webp`,
        description: 'Eight bosses.',
        offers: {
          '@type': 'Offer',
          price: '38.50',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: `${SITE}/en-us/wow/raids/heroic`,
        },
      },
    ],
  });
});

test('a product name is escaped so that it cannot close the script element', () => {
  expect(jsonLd('product', { product }, PLACE)).not.toContain('<');
});

test('a sold-out product has availability OutOfStock', () => {
  expect(offerIn(jsonLd('product', { product: { ...product, inStock: false } }, PLACE))).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  });
});

test('a product with a price of 0 has no offer', () => {
  const free = { ...product, price: { amount: '0.00', currency: 'USD' } };
  expect(offerIn(jsonLd('product', { product: free }, PLACE))).toBeUndefined();
});

test('a picture on another host keeps its URL', () => {
  const elsewhere = { ...product, cover: { src: 'https://pictures.example/heroic.webp' } };
  expect(thingsIn(jsonLd('product', { product: elsewhere }, PLACE))).toContainEqual(
    expect.objectContaining({ image: 'https://pictures.example/heroic.webp' }),
  );
});

test('a list names its products only by URL', () => {
  const category = { name: 'Raids', breadcrumbs: [], faq: [] };
  const products = { valueNow: { items: [{ path: 'wow/raids/heroic', name: 'Heroic' }] } };
  const [, list] = thingsIn(jsonLd('category', { category, products }, PLACE));
  expect(list?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, url: `${SITE}/en-us/wow/raids/heroic` },
  ]);
});

test('a category lists its own FAQ, not that of its game', () => {
  const faq = [{ question: 'When?', answer: 'Now.' }];
  const ofCategory = (own: object[]) =>
    thingsIn(
      jsonLd(
        'category',
        {
          category: { name: 'Raids', breadcrumbs: [], faq: own, game: { faq } },
          products: { valueNow: { items: [] } },
        },
        PLACE,
      ),
    ).map((thing) => thing['@type']);
  expect(ofCategory(faq)).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage']);
  expect(ofCategory([])).toEqual(['BreadcrumbList', 'ItemList']);
});

test('the home page describes the seller and the site search, without a rating', () => {
  const json = jsonLd('home', {}, PLACE);
  const [seller, site] = thingsIn(json);
  expect(seller).toMatchObject({
    '@type': 'OnlineStore',
    url: `${SITE}/en-us`,
    identifier: { value: '3527' },
    address: { addressCountry: 'AE' },
    contactPoint: [{ contactType: 'customer support' }, { contactType: 'jobs' }],
    sameAs: ['https://shop.example/discord'],
  });
  expect(site?.['potentialAction']).toMatchObject({
    target: { urlTemplate: `${SITE}/en-us/search/{words}` },
    'query-input': 'required name=words',
  });
  expect(json).not.toMatch(/rating/i);
});

test('a home page without site content still describes the search', () => {
  const types = thingsIn(jsonLd('home', {}, { siteUrl: SITE, content: null })).map((thing) => thing['@type']);
  expect(types).toEqual(['WebSite']);
});

test('each FAQ heading is a question, answered by all the blocks below it', () => {
  const blocks = [
    { kind: 'HEADING', text: 'When?', items: [] },
    { kind: 'PARAGRAPH', text: 'Now.', items: [] },
    { kind: 'LIST', text: '', items: ['Tonight', 'Tomorrow'] },
  ];
  const [page] = thingsIn(jsonLd('information', { information: { slug: 'faq', blocks } }, PLACE));
  expect(page?.['mainEntity']).toEqual([
    { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Now.\nTonight\nTomorrow' } },
  ]);
  expect(jsonLd('information', { information: { slug: 'privacy', blocks } }, PLACE)).toBe('');
});

const run = {
  title: 'Heroic night',
  startsAt: '2026-11-24T19:00:00Z',
  endsAt: '2026-11-24T22:00:00Z',
  status: 'SCHEDULED',
  region: 'eu',
  price: { amount: '38.50', currency: 'USD' },
  product: { path: 'wow/raids/heroic' },
};

const week = { first: '2026-11-23', zone: 'Europe/Paris' };

const runsIn = (events: object[], now = '2026-11-23T00:00:00Z', query = {}) => {
  const json = jsonLd('schedule', { events: { valueNow: events }, now, query, ...week }, PLACE);
  return json ? thingsIn(json) : [];
};

test('an upcoming run has its dates and the price of a seat', () => {
  const url = `${SITE}/en-us/wow/raids/heroic`;
  expect(runsIn([run])).toEqual([
    {
      '@type': 'Event',
      name: 'Heroic night',
      startDate: '2026-11-24T19:00:00Z',
      endDate: '2026-11-24T22:00:00Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      offers: {
        '@type': 'Offer',
        price: '38.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url,
      },
    },
  ]);
});

test('a full run is SoldOut, a canceled run is EventCancelled, and a run without a price has no offer', () => {
  expect(runsIn([{ ...run, status: 'FULL' }])).toMatchObject([
    { offers: { availability: 'https://schema.org/SoldOut' } },
  ]);
  expect(runsIn([{ ...run, status: 'CANCELED' }])).toMatchObject([
    { eventStatus: 'https://schema.org/EventCancelled' },
  ]);
  expect(runsIn([{ ...run, price: null }])[0]).not.toHaveProperty('offers');
});

test('runs outside the shown week or the chosen region, or no longer sold, are omitted', () => {
  expect(runsIn([{ ...run, startsAt: '2026-11-29T23:30:00Z' }])).toEqual([]);
  expect(runsIn([run], week.first, { region: 'us' })).toEqual([]);
  expect(runsIn([{ ...run, product: null }])).toEqual([]);
});

test('runs that have started are omitted, and at most the next ten are listed', () => {
  expect(runsIn([run], '2026-11-24T19:30:00Z')).toEqual([]);
  const hours = Array.from({ length: 15 }, (_, at) => ({ ...run, title: `Run ${at}` }));
  expect(runsIn(hours).map(({ name }) => name)).toEqual(hours.slice(0, 10).map(({ title }) => title));
});

test('personal pages and error pages have no structured data', () => {
  for (const page of ['cart', 'checkout', 'order', 'search', 'error'] as const) {
    expect(jsonLd(page, {}, PLACE)).toBe('');
  }
  expect(jsonLd(null, undefined, PLACE)).toBe('');
});

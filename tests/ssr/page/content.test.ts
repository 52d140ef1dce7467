import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const CONTACT = '/en-us/contact-us';
const BUILD = '/en-us/hmb';

const page = (slug: string, html: string) => {
  return { slug, title: `Page ${slug}`, html, metaTitle: `Page ${slug}`, metaDescription: `What ${slug} says.` };
};
const pages = [
  page('contact-us', '<p>Hello.</p><h2>Addresses</h2><ul><li>Support: support@waystone.example</li></ul>'),
  page('hmb', '<p>Describe it.</p><h2>What you get</h2><p>A plan.</p>'),
  page('faq', '<h2>Can I cancel?</h2><p>Yes.</p><h2>Is it raining?</h2><p>No.</p>'),
  page('reviews', '<p>Read them there.</p>'),
  page('privacy', '<p>Little.</p><h2>Who is responsible</h2><p>We are.</p><h2>How long</h2><p>A month.</p>'),
];

let site: Site;
beforeAll(async () => void (site = await openSite({ TRUST_PROXY: '1' }, { catalog: { ...testCatalog, pages } })));
afterAll(() => site.close());

const message = { name: 'Ada', email: 'ada@example.com', topic: 'ORDER', order: '', text: 'Where is it?' };
const wish = {
  game: 'wow-carry',
  text: 'A mount',
  budget: '100',
  currency: 'EUR',
  deadline: '',
  email: 'ada@example.com',
};

let senders = 0;
const send = (path: string, form: Record<string, string>) => {
  senders += 1;
  return site.post(path, form, { 'x-forwarded-for': `8.8.4.${senders}` });
};

async function lettersToTeam() {
  await site.shop.deliverMail();
  return mailsOf(site.shop).filter(({ to }) => to === 'support@test.example');
}

test('without script a message is sent once and leads to a page that can be reloaded', async () => {
  const { status, headers } = await send(CONTACT, message);
  expect([status, headers.location]).toEqual([303, `${CONTACT}?link=sent`]);
  await send(CONTACT, message);
  expect((await lettersToTeam()).filter(({ text }) => text.includes('Where is it?'))).toHaveLength(1);
  const { text } = await site.get(`${CONTACT}?link=sent`);
  expect(text).toContain('We have your message');
  expect(text).toContain('What happens next');
  expect(text).toContain('noindex');
  expect(text).not.toContain('<form method="post" action="/en-us/contact-us"');
});

test('a rejected message is shown again with 422, typed values and a link to each error', async () => {
  const { status, text } = await send(CONTACT, { ...message, email: 'ada@', order: 'mine', text: 'Two <b>lines' });
  expect(status).toBe(422);
  expect(text).toContain('href="#field-email"');
  expect(text).toContain('Email: Enter correct email');
  for (const typed of ['value="ada@"', 'value="mine"', 'value="Ada"', 'Two &lt;b&gt;lines</textarea>']) {
    expect(text).toContain(typed);
  }
  expect(text).toMatch(/<option value="ORDER" selected/);
});

test('an error that only the shop detects is also reported on its field', async () => {
  const { status, text } = await send(BUILD, { ...wish, deadline: '2020-01-01' });
  expect(status).toBe(422);
  expect(text).toContain('Deadline: Choose a date to come');
  expect(text).toContain('value="2020-01-01"');
  expect(text).toMatch(/<option value="wow-carry" selected/);
});

test('a build request reaches the team, and its page explains the next steps', async () => {
  const { status, headers } = await send(BUILD, wish);
  expect([status, headers.location]).toEqual([303, `${BUILD}?link=sent`]);
  expect((await lettersToTeam()).at(-1)?.text).toContain('World of Warcraft');
  expect((await site.get(`${BUILD}?link=sent`)).text).toContain('works out steps, time and a price');
});

test('while the shop is away the form reports it and keeps typed values', async () => {
  await site.get(CONTACT);
  site.upstream.instead(({ path }) => (path.includes('inquiry') ? 'reset' : undefined));
  const { status, text } = await send(CONTACT, { ...message, text: 'Not lost' });
  site.upstream.instead(undefined);
  expect(status).toBe(503);
  expect(text).toContain('The shop did not answer.');
  expect(text).toContain('Not lost</textarea>');
});

test('the contact page has its addresses, its chats and the form', async () => {
  const { text } = await site.get(CONTACT);
  for (const way of ['mailto:support@waystone.example', '>Discord', '>Messenger', `action="${CONTACT}"`]) {
    expect(text.replaceAll(/<!--.*?-->/g, '').replaceAll('> ', '>')).toContain(way);
  }
});

test('a page of the site is found in any case, and names its address in lower case', async () => {
  const { status, text } = await site.get('/en-us/FAQ');
  expect([status, text]).toEqual([200, expect.stringContaining('/en-us/faq"')]);
});

test('every answer of the FAQ has an anchor inside its closed details', async () => {
  const { text } = await site.get('/en-us/faq');
  expect(text).toMatch(
    /<details[^>]*><summary>(?:(?!<\/details>).)*Can I cancel\?(?:(?!<\/details>).)*id="can-i-cancel"/,
  );
  expect(text).toContain('href="#is-it-raining"');
  expect(/<main.*<\/main>/s.exec(text)?.[0]).not.toMatch(/<details[^>]* open/);
});

test('a legal page shows when it was changed, and links to each of its sections', async () => {
  const { text } = await site.get('/en-us/privacy');
  expect(text).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">/);
  for (const id of ['who-is-responsible', 'how-long']) {
    expect(text).toContain(`href="#${id}"`);
    expect(text).toContain(`id="${id}"`);
  }
});

test('the reviews page shows the sample counts apart from the review total, and has no AggregateRating', async () => {
  const { text } = await site.get('/en-us/reviews');
  const bars = /aria-labelledby="star-counts">(.*?)<\/ul>/s.exec(text)?.[1] ?? '';
  expect([...bars.matchAll(/<b>(\d+)<\/b>/g)].map(([, count]) => Number(count))).toEqual([308, 12, 1, 0, 1]);
  expect(text).toContain('Counts of the sample shown');
  expect(text.replaceAll('<!-- -->', '')).toContain('467 reviews, as of 1 Nov 2026');
  expect(text).not.toContain('AggregateRating');
});

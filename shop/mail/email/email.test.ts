import { expect, test } from 'vitest';
import { bannedIn } from '#catalog/check/banned-words.ts';
import { renderEmail } from './email.ts';
import type { Message } from '#shop/mail/message.ts';

const places = {
  siteUrl: 'https://shop.example',
  publicUrl: 'https://pay.example',
  seller: 'A Company, registered in a country, number 3527',
};

test('the confirmation email to a new subscriber contains the link in text and HTML', () => {
  const { subject, text, html } = renderEmail({ kind: 'subscribe-confirm', token: 'a-token' }, places);
  expect(subject).toBe('Confirm your subscription to Waystone');
  expect(text).toContain('\nhttps://pay.example/api/public/subscribe/a-token\n');
  expect(html).toContain('href="https://pay.example/api/public/subscribe/a-token"');
});

test('the order email lists the purchased items and links to the order', () => {
  const lines = [
    { name: 'Heroic <raid> & more', quantity: 2, total: '$79.80' },
    { name: 'Raid night', quantity: 2, isRun: true, total: '$60.00' },
  ];
  const { subject, text, html } = renderEmail(
    { kind: 'order-placed', number: 'WS-10001', token: 'secret', lines, total: '$139.80' },
    places,
  );
  expect(subject).toBe('Your order WS-10001');
  expect(text).toContain('  2 × Heroic <raid> & more: $79.80\n  Raid night, 2 seats: $60.00\n  Total: $139.80');
  expect(text).toContain('https://shop.example/en-us/order/secret');
  expect(html).toContain('2 × Heroic &lt;raid&gt; &amp; more');
  expect(html).toContain('href="https://shop.example/en-us/order/secret"');
});

const order = { number: 'WS-10001', token: 'secret' };
const hostile = '<b>x</b> & "y"';

/** One of each kind, with markup wherever words of others may stand. */
const ONE_OF_EACH: Message[] = [
  { kind: 'subscribe-confirm', token: 'secret' },
  { kind: 'order-placed', ...order, lines: [{ name: hostile, quantity: 1, total: '$5.00' }], total: '$5.00' },
  {
    kind: 'order-paid',
    ...order,
    total: '€79.80',
    paymentMethod: hostile,
    lines: [{ name: 'Raid', startBy: '2026-11-22T16:00:00Z', doneBy: '2026-11-22T18:00:00Z' }],
  },
  {
    kind: 'order-unpaid',
    ...order,
    rows: [{ name: hostile, value: '$5.00' }],
    total: '$5.00',
    payBy: '2026-11-22T18:00:00Z',
  },
  { kind: 'order-started', ...order, line: hostile, doneBy: '2026-11-22T18:00:00Z' },
  { kind: 'message-waiting', ...order, excerpt: `Are you there?\n${hostile}` },
  { kind: 'order-done', ...order, lines: [hostile] },
  { kind: 'order-refund', ...order, amount: '£12.00', reason: hostile },
  { kind: 'order-link', ...order, because: 'asked' },
  { kind: 'order-gift', ...order, lines: [hostile] },
  { kind: 'order-handed-over', number: order.number },
  { kind: 'order-list', token: 'secret' },
  { kind: 'buyer-refund', number: order.number, papers: 'secret', amount: '£12.00' },
  { kind: 'order-tip', ...order, amount: '£5.00', paidAt: '2026-11-22T18:00:00Z' },
  { kind: 'referral-reward', amount: '£5.00', balance: '£15.00', code: 'CR-1', until: '2027-11-22T18:00:00Z' },
  { kind: 'alert-confirm', token: 'secret', about: { product: hostile } },
  {
    kind: 'alert-seat',
    token: 'secret',
    product: hostile,
    slug: 'raid',
    run: 7,
    title: 'Raid',
    startsAt: '2026-11-22T18:00:00Z',
  },
  { kind: 'alert-price', token: 'secret', product: hostile, slug: 'raid', price: '£4.00', before: '£5.00' },
  { kind: 'alert-season', token: 'secret', product: hostile, slug: 'raid', season: 'Season 2' },
  { kind: 'late-payment', ...order, amount: '£12.00', chooseBy: '2026-11-22T18:00:00Z', hasSeats: true },
  { kind: 'late-payment', ...order, amount: '£12.00', chooseBy: null, hasSeats: false },
  { kind: 'run-called-off', ...order, run: hostile, startsAt: '2026-11-22T18:00:00Z', reason: hostile },
  { kind: 'inquiry-received', reference: 'Q-1', text: hostile, hours: 6 },
  { kind: 'inquiry-answered', reference: 'Q-1', answer: hostile, text: hostile },
  {
    kind: 'inquiry-for-team',
    reference: 'Q-1',
    from: 'ann@example.com',
    facts: [{ name: 'Game', value: hostile }],
    text: hostile,
  },
];

test.each(ONE_OF_EACH.map((message) => [message.kind, message] as const))(
  'the email %s has the same content in text and HTML, and escapes the text of others',
  (kind, message) => {
    const { subject, text, html } = renderEmail(message, places);
    expect(subject).toMatch(/^\S.{4,80}$/);
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/\bsrc=|url\(/);
    const title = subject.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(html).toContain(`<title>${title.replaceAll('"', '&quot;')}</title>`);
    if (JSON.stringify(message).includes('<b>x</b>')) {
      expect(text).toContain('<b>x</b>');
      expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
    }
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? '');
    // The paid order's letter leads to its receipt too, and an alert's to the page that ends it.
    expect(links.length).toBeLessThanOrEqual(kind === 'order-paid' || kind.startsWith('alert-') ? 2 : 1);
    // A phone shows all of it without being pushed sideways.
    expect(html.replaceAll(/&\w+;/g, '.')).not.toMatch(/white-space:nowrap">[^<]{17,}/);
    expect(html).toMatch(/class="c t" style="[^"]*overflow-wrap:anywhere/);
    for (const link of links) expect(text).toContain(`\n${link}\n`);
    expect(text).toContain('number 3527');
    expect(text).not.toMatch(/undefined|null|\[object/);
  },
);

test.each(ONE_OF_EACH.map((message) => [message.kind, message] as const))(
  'the email %s uses no word that the style guide bans',
  (_kind, message) => {
    const { subject, text } = renderEmail(message, places);
    expect(bannedIn(`${subject} ${text}`)).toEqual([]);
  },
);

test('times are shown with their time zone', () => {
  const { text } = renderEmail(
    { kind: 'order-started', ...order, line: 'Raid', doneBy: '2026-11-22T18:00:00Z' },
    places,
  );
  expect(text).toContain('22 Nov 2026, 18:00 UTC');
});

test('a line break in a value does not inject a mail header', () => {
  const { subject } = renderEmail({ kind: 'order-refund', ...order, amount: '$1\r\nBcc: x@y.zz', reason: 'r' }, places);
  expect(subject).not.toMatch(/[\r\n]/);
});

test('a reason ends with exactly one full stop', () => {
  for (const reason of ['The realm is closed', 'The realm is closed.']) {
    const { text } = renderEmail({ kind: 'order-refund', ...order, amount: '$1.00', reason }, places);
    expect(text).toContain('Reason: The realm is closed.\n');
  }
});

test('the tested emails include every kind', () => {
  const kinds: Record<Message['kind'], true> = {
    'subscribe-confirm': true,
    'alert-confirm': true,
    'alert-seat': true,
    'alert-price': true,
    'alert-season': true,
    'order-placed': true,
    'order-unpaid': true,
    'order-paid': true,
    'order-started': true,
    'message-waiting': true,
    'order-done': true,
    'order-refund': true,
    'order-tip': true,
    'order-link': true,
    'order-gift': true,
    'order-handed-over': true,
    'buyer-refund': true,
    'referral-reward': true,
    'order-list': true,
    'run-called-off': true,
    'late-payment': true,
    'inquiry-received': true,
    'inquiry-answered': true,
    'inquiry-for-team': true,
  };
  expect(new Set(ONE_OF_EACH.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

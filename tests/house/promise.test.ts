import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { REFUND_PROMISE } from '#client/cart/promise.ts';
import { MAX_BUILDS } from '#client/product/saved/builds.ts';
import { MAX_FAVOURITES } from '#client/product/saved/favourites.ts';
import { ratingOf } from '#server/graphql/value/rating.ts';
import { readShopConfig } from '#shop/config/config.ts';
import { HOLD_MS } from '#shop/event/seat-store.ts';
import { MAX_TIP_MINOR, MIN_TIP_MINOR } from '#shop/fulfilment/tip-rules.ts';
import { LINK_LIFETIME_MS, PENDING_LIFETIME_MS } from '#shop/newsletter/rules.ts';
import { inquiryReceivedEmail } from '#shop/mail/email/inquiry-emails.ts';
import { orderRefundEmail } from '#shop/mail/email/money-emails.ts';
import { orderDoneEmail } from '#shop/mail/email/order-emails.ts';
import { ORDER_HOLDINGS } from '#shop/privacy/holding/order.ts';
import { isLateStart, latePercent, shareNotDone } from '#shop/refund/rules.ts';
import { editableUntil } from '#shop/review/rules.ts';
import { RETENTION_DAYS } from '#shop/search/miss/miss-store.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const PAGES = ['refunds-policy', 'faq', 'terms-conditions'] as const;
const pageOf = (name: string) => readFileSync(`catalog/pages/${name}.yaml`, 'utf8');

const START = latePercent({ startMs: 2 * HOUR_MS + 1, doneMs: 0 });
const END = latePercent({ startMs: 0, doneMs: 1 });
const NEXT_DAY = latePercent({ startMs: 0, doneMs: 24 * HOUR_MS }) - END;
const MOST = latePercent({ startMs: 99 * HOUR_MS, doneMs: 999 * HOUR_MS });

test('the promise beside every price states the refunds that the shop pays for lateness', () => {
  expect(isLateStart(2 * HOUR_MS)).toBe(false);
  expect(REFUND_PROMISE).toBe(
    `Full refund until we start. ${START}% back if we start over 2 h late, ${END}% if we finish late`,
  );
});

test.each(PAGES)('the %s page states the same percentages', (name) => {
  const figures = [...pageOf(name).matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure));
  expect(figures).toEqual(expect.arrayContaining([START, END, NEXT_DAY, MOST]));
  expect(pageOf(name)).toContain('more than 2 hours');
});

/** The value of a constant, from the source: constants are private to their file. */
function numberIn(file: string, name: string): number {
  return Number(new RegExp(`const ${name} = (\\d+);`).exec(readFileSync(file, 'utf8'))?.[1]);
}

/** The same in hours, for a constant in milliseconds. */
function hoursIn(file: string, name: string): number {
  const [, hours = '', unit = ''] =
    new RegExp(`const ${name} = (\\d+) \\* 60 \\* 60 \\* (1000);`).exec(readFileSync(file, 'utf8')) ?? [];
  return unit === '1000' ? Number(hours) : Number.NaN;
}

const { unpaid, retention, orderLinkDays, vault } = readShopConfig({});
const catalog = await readCachedCatalog();
const { site } = catalog;
if (!site) throw new Error('the catalogue has no site');

test.each([
  ['minutes that a seat and a price are held', HOLD_MS / MINUTE_MS, ['faq', 'terms-conditions'], 'minutes'],
  ['minutes until an unpaid order expires', unpaid.quickMs / MINUTE_MS, PAGES, 'minutes'],
  ['hours for a bank transfer', unpaid.slowMs / HOUR_MS, PAGES, 'hours'],
  ['hours to report a fault', hoursIn('shop/refund/late.ts', 'UNASKED_AFTER_MS'), PAGES, 'hours'],
] as const)('the pages state the %s', (_what, figure, pages, unit) => {
  for (const name of pages) expect(pageOf(name)).toContain(`${figure} ${unit}`);
});

test.each([
  ['link of an order', 'The link stops working', `${orderLinkDays} days`],
  ['cart', 'Session and cart', `${retention.sessionsDays} days`],
  ['order that was never paid', 'An order that was never paid', `${retention.unpaidOrdersDays} days`],
  ['time to pay', 'An order that was never paid', `${unpaid.slowMs / HOUR_MS} hours`],
  ['buyer of a paid order', 'A paid order', `${retention.ordersMonths / 12} years`],
  ['messages of an order', 'Messages and pictures of an order', `${retention.messagesMonths} months`],
  ['what is written in a form', 'What you write in a form', `${retention.inquiriesMonths} months`],
  ['mails', 'Emails we sent', `${retention.mailDays} days`],
  ['address that is not confirmed', 'Newsletter: until you leave', `${PENDING_LIFETIME_MS / (24 * HOUR_MS)} days`],
  ['alert that is not confirmed', "One that isn't confirmed", `${LINK_LIFETIME_MS / (24 * HOUR_MS)} days`],
  ['searches', 'Words of searches that found little:', `${RETENTION_DAYS} days`],
])('the privacy page states how long the %s is kept', (_what, begin, period) => {
  const line = pageOf('privacy')
    .split('\n')
    .find((one) => one.includes(begin));
  expect(line).toContain(` ${period}`);
});

test('the pages state the maximum time that a sealed login is kept', () => {
  for (const name of ['faq', 'privacy']) expect(pageOf(name)).toContain(`${vault.loginDays} days at the latest`);
});

test('the FAQ states the limits of a tip', () => {
  expect(pageOf('faq')).toContain(`from ${MIN_TIP_MINOR / 100} to ${MAX_TIP_MINOR / 100} in the currency`);
});

test('the pages state that the provider’s card fields may be on our payment page', () => {
  expect(pageOf('cookies-policy')).toContain('on our payment page, in fields that belong to the payment provider');
  for (const name of ['terms-conditions', 'privacy']) expect(pageOf(name)).toMatch(/fields or on (the|its) page/);
});

test('the pages state until when a seat can be moved', () => {
  expect(hoursIn('shop/fulfilment/run/reschedule.ts', 'NOTICE_MS')).toBe(2);
  for (const name of PAGES) expect(pageOf(name)).toMatch(/two hours before the start/);
});

test('the example of the refunds page matches the shop’s calculation', () => {
  const late = latePercent({ startMs: 0, doneMs: 30 * HOUR_MS });
  expect(pageOf('refunds-policy')).toContain('a line is finished 30 hours late');
  expect(pageOf('refunds-policy')).toContain(`so ${late}% of its price`);
});

test('the refund for unfinished work matches the example of the refunds page', () => {
  const line = { paidMinor: 6000, unitsDone: 10, unitsTotal: 40, steps: null, refundedMinor: 0 };
  const back = shareNotDone({ ...line, isStarted: true });
  expect(pageOf('refunds-policy')).toContain('40 levels, all at the same price, 10 of them done');
  expect(pageOf('refunds-policy')).toContain(`You get back ${(100 * back) / line.paidMinor}% of what you paid.`);
  expect(shareNotDone({ ...line, unitsDone: 0, isStarted: false })).toBe(line.paidMinor);
  for (const name of PAGES) expect(pageOf(name)).toContain('100%');
});

const PLACES = { siteUrl: 'https://shop.example', publicUrl: 'https://shop.example' };

test('mails state the same periods as the pages', () => {
  const order = { number: 'WS-1', token: 'token' };
  const fault = hoursIn('shop/refund/late.ts', 'UNASKED_AFTER_MS');
  expect(orderDoneEmail({ kind: 'order-done', ...order, lines: ['Keys'] }, PLACES).closing).toContain(
    `within ${fault} hours`,
  );
  const refund = orderRefundEmail(
    { kind: 'order-refund', ...order, amount: '$5.00', reason: 'late' },
    PLACES,
  ).paragraphs.join(' ');
  expect(refund).toContain('five working days');
  for (const name of ['refunds-policy', 'faq']) expect(pageOf(name)).toMatch(/[Ww]ithin 5 working days/);
  expect(readFileSync('client/order/act/OrderChanges.tsx', 'utf8')).toContain('within 5 working days');
  const hours = readShopConfig({}).supportAnswerHours;
  const received = inquiryReceivedEmail(
    { kind: 'inquiry-received', reference: 'A1', text: 'Hello', hours },
    PLACES,
  ).paragraphs.join(' ');
  expect(received).toContain(`within ${hours} hours`);
  expect(pageOf('contact-us')).toContain(`email to support: within ${hours} hours`);
  expect(pageOf('refunds-policy')).toContain(`an answer within ${hours} hours`);
});

test.each([
  ['quality', 'within five working days', ['contact-us', 'refunds-policy', 'terms-conditions']],
  ['privacy', 'within three working days', ['contact-us', 'privacy']],
])('every page states the same response time for %s mail', (_who, time, pages) => {
  for (const name of pages) expect(pageOf(name), name).toContain(time);
});

test('the reviews page states how long a review can be edited and how many reviews make an average', () => {
  const day = 24 * HOUR_MS;
  expect(editableUntil({ created_at: new Date(0) }).getTime() / day).toBe(7);
  expect(pageOf('reviews')).toContain('may change it for a week');
  const stars = (count: number) => ratingOf([0, 0, 0, 0, count])?.average;
  expect([stars(4), stars(5)]).toEqual([null, 5]);
  expect(pageOf('reviews')).toContain('Below five reviews we show no average');
});

test('the FAQ lists every currency and every payment method', () => {
  const codesIn = (file: string) =>
    [...readFileSync(`catalog/${file}.yaml`, 'utf8').matchAll(/\bcode: (\w+)/g)].map(([, code]) => code);
  expect(codesIn('currencies')).toEqual(['USD', 'EUR', 'GBP']);
  expect(pageOf('faq')).toContain('US dollars, euros and pounds');
  expect(codesIn('payment-methods')).toEqual(['card', 'phone_pay', 'e_wallet', 'bank_transfer']);
  expect(pageOf('faq')).toContain('By card, mobile wallet, online wallet or bank transfer.');
});

test('the refunds page states the bonus and the lifetime of store credit', () => {
  const { bonusPercent, months } = site?.storeCredit ?? {};
  expect(pageOf('refunds-policy')).toContain(`you get ${bonusPercent}% more at once`);
  expect(pageOf('refunds-policy')).toContain(`good for ${months} months`);
});

test('the reviews page states the rating figures of the other site', () => {
  const { score, stars, reviews, counts } = site.trust;
  const sample = counts.reduce((total, { count }) => total + count, 0);
  expect(pageOf('reviews')).toContain(`${stars} stars and a trust score of ${score} from ${reviews} reviews`);
  expect(pageOf('reviews')).toContain(`a sample of ${sample} reviews, not all ${reviews}`);
});

test('the about page states the number of games, and company pages state the registration', () => {
  expect(pageOf('about-us')).toContain(`services for ${catalog.games.length} games`);
  for (const name of ['about-us', 'terms-conditions', 'privacy', 'contact-us']) {
    expect(pageOf(name), name).toContain(site.company.registration);
    expect(pageOf(name), name).toContain(site.company.place);
  }
});

test('pages mention only the shop’s mailboxes', () => {
  for (const { slug, html } of catalog.pages) {
    for (const [mailbox] of html.matchAll(/\b[a-z]+@[a-z.]+[a-z]/g)) expect(site.mailboxes, slug).toContain(mailbox);
  }
});

test('the cookies page states the limits of what a browser stores', () => {
  const words: Record<number, string> = { 3: 'three', 12: 'twelve', 20: 'twenty', 50: 'fifty' };
  const page = pageOf('cookies-policy');
  expect(page).toContain(
    `the last ${words[numberIn('client/product/seen/seen-products.ts', 'MAX_SEEN')]} products you opened`,
  );
  expect(page).toContain(`whose heart you pressed, ${words[MAX_FAVOURITES]} at most`);
  expect(page).toContain(`configurations you saved, ${words[MAX_BUILDS]} at most`);
  expect(page).toContain(
    `your last ${words[numberIn('client/layout/search/recent-searches.ts', 'MAX_SEARCHES')]} searches`,
  );
});

test('the cookies page lists each cookie and entry once', () => {
  const names = [...pageOf('cookies-policy').matchAll(/<li>([\w:-]+)[:,]/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual([...new Set(names)]);
});

test('the FAQ states the discount of a referral code', () => {
  expect(site.referral?.percent).toBeGreaterThan(0);
  expect(pageOf('faq')).toContain(`It takes ${site.referral?.percent}% off your friend's first order`);
});

test('the privacy page lists the other email addresses that an order stores', () => {
  expect(ORDER_HOLDINGS.order_buyer.columns.email).toBe('personal');
  expect(ORDER_HOLDINGS.referral.columns.email).toBe('personal');
  expect(pageOf('privacy')).toContain("If you hand an order over: the new owner's email address, and still yours");
  expect(pageOf('privacy')).toContain('If you take a code for friends: your email address with it');
});

test('the privacy page states how long an alert is kept', () => {
  expect(readFileSync('shop/alert/store.ts', 'utf8')).toContain('const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;');
  expect(pageOf('privacy')).toContain("Alerts: until we've told you, you end them, or a year.");
});

test('the privacy page states when a session ends', () => {
  // A month is a twelfth of a year.
  const [, seconds = ''] =
    /TOKEN_LIFETIME_SECONDS = ([\d_]+);/.exec(readFileSync('shop/session/store.ts', 'utf8')) ?? [];
  expect((Number(seconds.replaceAll('_', '')) * 12) / (24 * 60 * 60)).toBe(365);
  expect(pageOf('privacy')).toContain('a session ends a month after it was last renewed');
});

test('the cookies page states the lifetime of each cookie', () => {
  const page = pageOf('cookies-policy');
  const kept = (name: string) => new RegExp(`<li>${name}:.* (One year|30 days)\\.</li>`).exec(page)?.[1];
  expect(readFileSync('server/session/visitor-session.ts', 'utf8')).toContain('YEAR_SECONDS = 365 * 24 * 60 * 60;');
  expect(readFileSync('client/session/lasting-cookie.ts', 'utf8')).toContain('COOKIE_AGE_S = 365 * 24 * 60 * 60;');
  const lasting = ['XSRF-TOKEN', 'waystone_cart', 'waystone_offer', 'currency', 'region', 'language', 'theme'];
  for (const name of lasting) expect(kept(name), name).toBe('One year');
  expect(readFileSync('server/ssr/page/friend-link.ts', 'utf8')).toContain('COOKIE_AGE_S = 30 * 24 * 60 * 60;');
  expect(kept('waystone_friend')).toBe('30 days');
});

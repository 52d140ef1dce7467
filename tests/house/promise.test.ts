import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUND_PROMISE } from '#client/cart/promise.ts';
import { readShopConfig } from '#shop/config/config.ts';
import { HOLD_MS } from '#shop/event/seat-store.ts';
import { PENDING_LIFETIME_MS } from '#shop/newsletter/rules.ts';
import { isLateStart, latePercent } from '#shop/refund/rules.ts';
import { RETENTION_DAYS } from '#shop/search/miss-store.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const PAGES = ['refunds-policy', 'faq', 'terms-conditions'] as const;
const pageOf = (name: string) => readFileSync(`catalog/pages/${name}.yaml`, 'utf8');

const START = latePercent({ startMs: 2 * HOUR_MS + 1, doneMs: 0 });
const END = latePercent({ startMs: 0, doneMs: 1 });
const NEXT_DAY = latePercent({ startMs: 0, doneMs: 24 * HOUR_MS }) - END;
const MOST = latePercent({ startMs: 99 * HOUR_MS, doneMs: 999 * HOUR_MS });

test('what stands beside every price is what the shop pays for lateness', () => {
  expect(isLateStart(2 * HOUR_MS)).toBe(false);
  expect(REFUND_PROMISE).toBe(
    `Full refund until we start. ${START}% back if we start over 2 h late, ${END}% if we finish late`,
  );
});

test.each(PAGES)('the %s page tells the same figures', (name) => {
  const figures = [...pageOf(name).matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure));
  expect(figures).toEqual(expect.arrayContaining([START, END, NEXT_DAY, MOST]));
  expect(pageOf(name)).toContain('more than 2 hours');
});

/** What a file calls `name`, in hours: constants stand beside their only user. */
function hoursIn(file: string, name: string): number {
  const [, hours = '', unit = ''] =
    new RegExp(`const ${name} = (\\d+) \\* 60 \\* 60 \\* (1000);`).exec(readFileSync(file, 'utf8')) ?? [];
  return unit === '1000' ? Number(hours) : Number.NaN;
}

const { unpaid, retention, orderLinkDays } = readShopConfig({});

test.each([
  ['minutes that a seat and a price are held', HOLD_MS / MINUTE_MS, ['faq', 'terms-conditions'], 'minutes'],
  ['minutes until an unpaid order expires', unpaid.quickMs / MINUTE_MS, PAGES, 'minutes'],
  ['hours for a bank transfer', unpaid.slowMs / HOUR_MS, PAGES, 'hours'],
  ['hours to report a fault', hoursIn('shop/refund/late.ts', 'UNASKED_AFTER_MS'), PAGES, 'hours'],
] as const)('the pages tell the %s', (_what, figure, pages, unit) => {
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
  ['address that is not confirmed', "that isn't confirmed", `${PENDING_LIFETIME_MS / (24 * HOUR_MS)} days`],
  ['searches', 'Words of searches that found little:', `${RETENTION_DAYS} days`],
])('the privacy page tells how long the %s is kept', (_what, begin, period) => {
  const line = pageOf('privacy')
    .split('\n')
    .find((one) => one.includes(begin));
  expect(line).toContain(` ${period}`);
});

test('the pages tell until when a seat can be moved', () => {
  expect(hoursIn('shop/fulfilment/run/reschedule.ts', 'NOTICE_MS')).toBe(2);
  for (const name of PAGES) expect(pageOf(name)).toMatch(/two hours before the start/);
});

test('the example of the refunds page is worked out as the shop does', () => {
  const late = latePercent({ startMs: 0, doneMs: 30 * HOUR_MS });
  expect(pageOf('refunds-policy')).toContain(`an $80.00 line is finished 30 hours late`);
  expect(pageOf('refunds-policy')).toContain(`so $${((80 * late) / 100).toFixed(2)}`);
});

import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { createAddressBudget } from '#server/http/address-limit.ts';
import { limitPages } from './limit-pages.ts';

/** What becomes of each of so many requests of one address that has 60 points a minute. */
async function outcomesOf(count: number, method: string, path: string, hasOld = false): Promise<string[]> {
  const budget = createAddressBudget({ tries: 60, seconds: 60 }, () => '8.8.8.8');
  const outcomes: string[] = [];
  const pages = {
    old: () => hasOld && outcomes.push('old copy') > 0,
    refuse: (_: unknown, seconds?: number) => void outcomes.push(seconds && seconds > 0 ? '429' : '503'),
  };
  const limit = limitPages(pages, budget);
  for (let at = 0; at < count; at += 1) {
    const req = { method, originalUrl: `${path}${at}` } as Request;
    await limit(req, {} as Response, () => void outcomes.push('made'));
  }
  return outcomes;
}

const made = (count: number) => Array.from({ length: count }, () => 'made');

test('pages rendered per address are limited, and searches more strictly', async () => {
  expect(await outcomesOf(14, 'GET', '/en-us/wow-carry?min=')).toEqual([...made(12), '429', '429']);
  expect(await outcomesOf(6, 'GET', '/en-us/search/')).toEqual([...made(4), '429', '429']);
});

test('a request over the limit gets an old copy if one is cached', async () => {
  expect(await outcomesOf(5, 'HEAD', '/en-us/search/', true)).toEqual([...made(4), 'old copy']);
});

test.each([
  ['GET', '/en-us/checkout?'],
  ['GET', '/en-us/checkout/cart?'],
  ['GET', '/en-us/order/'],
  ['POST', '/en-us/wow-carry/'],
])('a request of a purchase is never rejected: %s %s', async (method, path) => {
  expect(await outcomesOf(30, method, path)).toEqual(made(30));
});

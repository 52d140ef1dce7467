import { expect, test } from 'vitest';
import type { Load } from '#client/data/load.ts';
import { makeFragmentData } from '#client/generated/fragment-masking.ts';
import { ChosenRun_RunFragmentDoc } from '#client/generated/graphql.ts';
import { chosenRun, presetOf } from './chosen-run.ts';
import { isOpen, type ChosenRun } from '#client/product/run-state.ts';

const run: ChosenRun = {
  __typename: 'Event',
  id: '12',
  title: 'Omega, Heroic',
  difficulty: 'Heroic',
  startsAt: '2026-11-25T01:00:00Z',
  region: 'us',
  slotsLeft: 2,
  seatsAsOf: null,
  slotsTotal: 16,
  status: 'SCHEDULED',
  options: [
    { __typename: 'EventOption', sendid: '5', value: '51', isDecided: true },
    { __typename: 'EventOption', sendid: '6', value: '61', isDecided: true },
    { __typename: 'EventOption', sendid: '6', value: '62', isDecided: true },
  ],
  product: { __typename: 'Product', id: '7' },
};
const load = (async () => ({ event: run })) as unknown as Load;
const full = { ...run, id: '11', slotsLeft: 0 };
const runs = [full, run].map((each) => makeFragmentData(each, ChosenRun_RunFragmentDoc));
const chosen = (search: string, id = '7') =>
  chosenRun(load, new Request(`https://shop.example/en-us/omega${search}`), { id, runs });

test('the run in the URL is chosen if it belongs to the product', async () => {
  expect(await chosen('?run=12')).toBe(run);
  expect(await chosen('?run=12', '8')).toBeUndefined();
});

test('a product with runs defaults to its next run with a seat, unless the URL has run=any', async () => {
  expect(await chosen('')).toBe(run);
  expect(await chosen('?run=any')).toBeUndefined();
});

test('a difficulty or region in the URL chooses a matching run, or no run', async () => {
  expect(await chosen('?difficulty=heroic')).toBe(run);
  expect(await chosen('?difficulty=mythic')).toBeUndefined();
  expect(await chosen('?region=us')).toBe(run);
  expect(await chosen('?region=eu')).toBeUndefined();
});

test('the options set by a run are written as URL parameters', () => {
  expect(new URLSearchParams(presetOf(run)).get('6')).toBe('61,62');
  expect(presetOf(run)).toMatch(/^5=51&6=/);
});

test('a full or started run cannot be booked', () => {
  expect(isOpen(run)).toBe(true);
  expect(isOpen({ ...run, slotsLeft: 0 })).toBe(false);
  expect(isOpen({ ...run, status: 'RUNNING' })).toBe(false);
});

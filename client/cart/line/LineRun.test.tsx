import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine_LineFragment } from '#client/generated/graphql.ts';
import { LineRun } from './LineRun.tsx';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const SECOND_MS = 1000;

let root: Root;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function show(keptForS: number | null, quantity = 1) {
  const line = { id: '7', version: 'v.1', quantity, product: { name: 'Raid' }, problem: null };
  const run = {
    startsAt: '2026-03-14T19:00:00Z',
    holdExpiresAt: keptForS === null ? null : new Date(NOW + keptForS * SECOND_MS).toISOString(),
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<LineRun line={line as CartLine_LineFragment} run={run} />));
}
const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * SECOND_MS)));
const text = () => document.querySelector('p')?.textContent;
const spoken = () => document.querySelector('[role="status"]')?.textContent;
const form = () => document.querySelector('form');

test('a held seat shows its remaining time in minutes', async () => {
  await show(15 * 60);
  expect(text()).toBe('Seat held for 15 min');
  await pass(61);
  expect(text()).toBe('Seat held for 14 min');
  expect(spoken()).toBe('');
  expect(form()).toBeNull();
});

test('a seat held for a few seconds more than 15 minutes shows 15 minutes', async () => {
  await show(15 * 60 + 2);
  expect(text()).toBe('Seat held for 15 min');
});

test('the end of a hold is announced once two minutes before and once when it expires', async () => {
  await show(121, 2);
  await pass(1);
  const early = spoken();
  expect(early).toBe('Raid: 2 seats held for 2 more minutes');
  await pass(60);
  expect(spoken()).toBe(early);
  await pass(60);
  expect(spoken()).toBe('Raid: 2 seats no longer held');
  expect(text()).toBe('2 seats no longer held');
});

test('a seat whose hold has expired can be held again', async () => {
  await show(null, 3);
  expect(text()).toBe('3 seats no longer held');
  const fields = Object.fromEntries(new FormData(form()!));
  expect(fields).toMatchObject({ intent: 'update', line: '7', quantity: '3', version: 'v.1' });
  expect(form()?.querySelector('button')?.textContent).toBe('Hold for 15 minutes again');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '#client/session/checkout-draft.ts';
import { closeBarBehind, fillFromDraft, renewAt } from './draft-sync.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') }));
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

it('the prices are refreshed when their hold expires', async () => {
  const renew = vi.fn<() => void>();
  renewAt('2026-03-10T12:10:00.000Z', renew);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('with a wrong clock the prices are refreshed only after 15 minutes', async () => {
  for (const heldUntil of ['2026-03-10T02:00:00.000Z', '2026-03-11T12:00:00.000Z']) {
    const renew = vi.fn<() => void>();
    renewAt(heldUntil, renew);
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS - 1);
    expect(renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledTimes(1);
  }
});

it('the prices are not refreshed after the page is left', async () => {
  const renew = vi.fn<() => void>();
  renewAt('2026-03-10T12:10:00.000Z', renew)?.();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(renew).not.toHaveBeenCalled();
  expect(renewAt(null, renew)).toBeUndefined();
});

it('a draft fills unchanged fields, and keeps what was typed since', () => {
  keepDraft({ email: 'draft@example.com', comment: 'Draft', realm: 'b', total: '1' });
  const form = document.createElement('form');
  form.innerHTML = `<input name="email" value="kept@example.com"><input name="comment">
    <input type="hidden" name="total" value="2">
    <select name="realm"><option value="">Choose</option><option value="b">B</option></select>`;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  control('comment').value = 'Typed';
  fillFromDraft(form);
  const values = ['email', 'comment', 'realm', 'total'].map((name) => control(name).value);
  expect(values).toEqual(['draft@example.com', 'Typed', 'b', '2']);
  expect(readDraft()).toMatchObject({ email: 'draft@example.com', comment: 'Typed', realm: 'b' });
});

it('the open order summary closes when focus moves to a form field', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<details open><summary>Order</summary><a href="/cart">Edit</a></details><input name="email">';
  const stop = closeBarBehind(form);
  form.querySelector('a')?.focus();
  expect(form.querySelector('details')?.open).toBe(true);
  form.querySelector('input')?.focus();
  expect(form.querySelector('details')?.open).toBe(false);
  stop();
  form.remove();
});

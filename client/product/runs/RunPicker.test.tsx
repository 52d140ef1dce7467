// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusFirstError } from '#client/product/configurator/form/field-errors.ts';
import { readAddToCart } from '#client/product/configurator/form/form-items.ts';
import type { ChosenRun } from '#client/product/run-state.ts';
import { RunPicker } from './RunPicker.tsx';

const load = vi.hoisted(() => vi.fn());
vi.mock('#client/data/query-browser.ts', () => ({ queryBrowser: load }));

let root: Root;
let form: HTMLFormElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  form = document.body.appendChild(document.createElement('form'));
  root = createRoot(form);
  await act(async () => root.render(<RunPicker runs={[run('1', 3), run('2', 9)]} chosen="1" path="wow/raid" />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  form.remove();
  vi.unstubAllGlobals();
});

function run(id: string, slotsLeft: number): ChosenRun {
  return {
    __typename: 'Event',
    id,
    title: 'Raid',
    difficulty: id === '2' ? 'Mythic' : 'Heroic',
    startsAt: `2026-11-2${id}T20:00:00Z`,
    region: 'eu',
    slotsLeft,
    slotsTotal: 16,
    seatsAsOf: null,
    status: 'SCHEDULED',
    options: [],
    product: { __typename: 'Product', id: '7' },
  };
}

const event = () => new FormData(form).get('event');
const tile = (id: string) => form.querySelector(`[type="radio"][value="${id}"]`)?.closest('label')?.textContent;

test('runs of several difficulties tell them, so that nobody books the wrong one', () => {
  expect([tile('1'), tile('2')]).toEqual([
    expect.stringContaining('Heroic · EU 3 of 16'),
    expect.stringContaining('Mythic · EU 9 of 16'),
  ]);
});

test('a run whose seat is refused is full at once, and chosen no longer; the others are loaded again', async () => {
  let answer = (_: object) => {};
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  expect(event()).toBe('1');
  await act(async () => focusFirstError(form, [{ field: 'event', message: 'No seats are left in Raid' }]));
  expect([event(), tile('1'), tile('2')]).toEqual([
    null,
    expect.stringContaining('Full'),
    expect.stringContaining('9 of 16 seats left'),
  ]);
  await act(async () => answer({ product: { runs: [run('1', 3), run('2', 4), run('3', 5)] } }));
  expect([tile('1'), tile('2'), tile('3')]).toEqual([
    expect.stringContaining('Full'),
    expect.stringContaining('4 of 16 seats left'),
    expect.stringContaining('5 of 16 seats left'),
  ]);
  expect(readAddToCart(new FormData(form), {})).toEqual({
    errors: [{ field: 'event', message: 'Choose a date, or any time' }],
  });
});

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { focusFirstError } from '#client/product/configurator/form/field-errors.ts';
import { readAddToCart } from '#client/product/configurator/form/form-items.ts';
import type { ChosenRun } from '#client/product/run-state.ts';
import { RunPicker } from './RunPicker.tsx';

const load = vi.hoisted(() => vi.fn());
vi.mock('#client/data/query-browser.ts', () => ({ queryBrowser: load }));

let root: Root;
let form: HTMLFormElement;
beforeEach(async () => {
  form = document.body.appendChild(document.createElement('form'));
  root = createRoot(form);
  await act(async () => root.render(<RunPicker runs={[run('1', 3), run('2', 9)]} chosen="1" path="wow/raid" />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  form.remove();
});

function run(id: string, slotsLeft: number, region: 'us' | 'eu' = 'eu'): ChosenRun {
  return {
    __typename: 'Event',
    id,
    title: 'Raid',
    difficulty: id === '2' ? 'Mythic' : 'Heroic',
    startsAt: `2026-11-2${id}T20:00:00Z`,
    region,
    slotsLeft,
    slotsTotal: 16,
    seatsAsOf: null,
    status: 'SCHEDULED',
    options: [
      { __typename: 'EventOption', sendid: '4', value: region, isDecided: true },
      { __typename: 'EventOption', sendid: '5', value: 'group', isDecided: false },
    ],
    product: { __typename: 'Product', id: '7' },
  };
}

const event = () => new FormData(form).get('event');
const tile = (id: string) => form.querySelector(`[type="radio"][value="${id}"]`)?.closest('label')?.textContent;

test('runs of different difficulties show their difficulty', () => {
  expect([tile('1'), tile('2')]).toEqual([
    expect.stringContaining('Heroic · EU 3 of 16'),
    expect.stringContaining('Mythic · EU 9 of 16'),
  ]);
});

test('a run rejected as full is shown as full and deselected, and the other runs are fetched again', async () => {
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

describe('with a region option', () => {
  const region = () => form.elements.namedItem('option-4') as RadioNodeList;
  const heard: (string | null)[] = [];
  const hear = () => void heard.push(event() as string | null);
  beforeEach(async () => {
    heard.length = 0;
    await act(async () => root.unmount());
    form.innerHTML = `
      <input type="radio" name="option-4" value="us" checked><input type="radio" name="option-4" value="eu">
      <input type="radio" name="option-5" value="group"><input type="radio" name="option-5" value="all" checked>
      <div></div>`;
    form.addEventListener('input', hear);
    root = createRoot(form.lastElementChild!);
  });
  afterEach(() => form.removeEventListener('input', hear));

  const show = (...runs: ChosenRun[]) =>
    act(async () => root.render(<RunPicker runs={runs} chosen="1" path="wow/raid" />));
  const press = (name: string, value: string) =>
    act(async () => form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!.click());
  const said = () => form.querySelector('[role="status"]')?.textContent;

  test('changing the region selects its next open run, announces it and fires an input event', async () => {
    await show(run('1', 3, 'us'), run('2', 0), run('3', 5));
    expect([event(), said()]).toEqual(['1', '']);
    await press('option-4', 'eu');
    expect(event()).toBe('3');
    expect(said()).toMatch(/^Your run is now Mon 23 Nov.*EU\).*Sat 21 Nov.*US\) does not fit what you chose\.$/);
    expect(heard.at(-1)).toBe('3');
  });

  test('runs of another region are fetched if missing, and replace the listed ones', async () => {
    load.mockResolvedValue({ product: { runs: [run('1', 3, 'us'), run('3', 0), run('4', 5)] } });
    await show(run('1', 3, 'us'), run('2', 4, 'us'));
    await press('option-4', 'eu');
    expect([event(), heard.at(-1)]).toEqual(['4', '4']);
    expect(said()).toMatch(/^Your run is now Tue 24 Nov/);
    expect([tile('1'), tile('2')]).toEqual([undefined, undefined]);
    await press('option-4', 'us');
    expect([event(), said(), tile('4')]).toEqual(['1', '', undefined]);
  });

  test('without a run in the region any time is selected, and switching back restores the run', async () => {
    load.mockResolvedValue({ product: { runs: [run('1', 3, 'us')] } });
    await show(run('1', 3, 'us'));
    await press('option-4', 'eu');
    expect([event(), said()]).toEqual(['any', expect.stringContaining('None of these runs fits what you chose')]);
    await press('option-4', 'us');
    expect([event(), said()]).toEqual(['1', '']);
  });

  test('picking a run sets its region and keeps values that the run does not decide', async () => {
    await show(run('1', 3, 'us'), run('3', 5));
    await press('event', '3');
    expect([event(), region().value, said()]).toEqual(['3', 'eu', '']);
    expect((form.elements.namedItem('option-5') as RadioNodeList).value).toBe('all');
  });

  test('a region chosen before hydration is taken into account', async () => {
    form.querySelector<HTMLInputElement>('[name="option-4"][value="eu"]')!.checked = true;
    await show(run('1', 3, 'us'), run('3', 5));
    expect(event()).toBe('3');
  });
});

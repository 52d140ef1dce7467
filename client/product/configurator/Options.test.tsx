import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddToCartDocument, LiveQuoteDocument } from '#client/generated/graphql.ts';
import {
  answer,
  callsOf,
  click,
  mainButton,
  money,
  option,
  panelOf,
  plain,
  priced,
  quoted,
  renewPage,
  row,
  show,
  type,
  wait,
} from '#tests/support/configurator/page.tsx';

vi.mock('#client/data/query-browser.ts', async () => ({
  queryBrowser: (await import('#tests/support/configurator/shop-calls.ts')).load,
}));
vi.mock('#client/data/fetch-operation.ts', async () => ({
  fetchOperation: (await import('#tests/support/configurator/shop-calls.ts')).load,
}));

renewPage();

const difficulty = () => option('12', 'RADIO', 'normal', ['normal', 'heroic']);
const heroic = { dependsOn: { __typename: 'OptionCondition' as const, option: '12', values: ['heroic'] } };
const inSight = (name: string) =>
  [...document.querySelectorAll('main, form')].some((part) => part.textContent?.includes(name));

test('a dependent option is shown only with its choice, and keeps its value while hidden', async () => {
  await show([difficulty(), option('13', 'TEXT', '', [], heroic)]);
  expect(inSight('Option 13')).toBe(false);
  await click(row('heroic'));
  const field = document.querySelector<HTMLInputElement>('input[name="option-13"]')!;
  await type(field, 'Rowan');
  await click(row('normal'));
  expect(inSight('Option 13')).toBe(false);
  await click(mainButton());
  const [call] = callsOf(AddToCartDocument);
  expect(call?.variables).toMatchObject({ input: { options: [{ sendid: '12', value: 'normal' }] } });
  await click(row('heroic'));
  expect(document.querySelector<HTMLInputElement>('input[name="option-13"]')?.value).toBe('Rowan');
});

test('a refused text shows why after each attempt, although it was left and focused in between', async () => {
  await show([option('13', 'TEXT', '', [], { required: false })]);
  const field = document.querySelector<HTMLInputElement>('input[name="option-13"]')!;
  for (const attempt of [0, 1]) {
    await click(mainButton());
    await answer(callsOf(AddToCartDocument)[attempt], {
      addToCart: { cart: null, errors: [{ field: '13', code: 'INVALID_FORMAT', message: 'Not a name' }] },
    });
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect([attempt, document.activeElement === field, described]).toEqual([attempt, true, 'Not a name']);
    await act(async () => field.blur());
  }
});

test('an unavailable value is disabled with its reason, and is deselected when it becomes unavailable', async () => {
  const loot = option('13', 'RADIO', '', ['shared', 'own']);
  const [shared, own] = loot.values;
  await show([difficulty(), { ...loot, values: [shared!, { ...own!, ...heroic }] }]);
  expect((row('own') as HTMLInputElement).disabled).toBe(true);
  expect(row('own')?.closest('label')?.textContent).toContain('Only with heroic');
  await click(row('heroic'));
  await click(row('own'));
  expect((row('own') as HTMLInputElement).checked).toBe(true);
  await click(row('normal'));
  expect((row('own') as HTMLInputElement).checked).toBe(false);
  await wait(250);
  expect(callsOf(LiveQuoteDocument).at(-1)?.variables).toMatchObject({
    options: [{ sendid: '12', value: 'normal' }],
  });
});

test('a configuration in the URL is applied, and every change is written back to the URL', async () => {
  await show(plain(), '/?option12=piloted&option13=late&quantity=3');
  expect((row('piloted') as HTMLInputElement).checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>('input[name="option-13"]')?.value).toBe('late');
  expect(document.querySelector<HTMLInputElement>('input[name="quantity"]')?.value).toBe('3');
  await click(row('self'));
  await wait(250);
  expect(location.search).toBe('?option12=self&option13=late&quantity=3');
  const before = history.length;
  await click(row('piloted'));
  await wait(250);
  expect(location.search).toBe('?option12=piloted&option13=late&quantity=3');
  expect(history.length).toBe(before);
});

test('the range slider sets both lists and updates the price', async () => {
  const steps = ['bronze', 'silver', 'gold'].map((key) => ({ __typename: 'RangeStep' as const, key, name: key }));
  await show([option('15', 'RANGE', 'bronze-silver', [], { steps })]);
  const upper = document.querySelectorAll<HTMLInputElement>('input[type="range"]')[1]!;
  expect([upper.getAttribute('aria-label'), upper.getAttribute('aria-valuetext')]).toEqual(['Option 15, to', 'silver']);
  await type(upper, '2');
  expect(document.querySelector<HTMLSelectElement>('select[name="to-15"]')?.value).toBe('gold');
  await wait(250);
  expect(callsOf(LiveQuoteDocument).at(-1)?.variables).toMatchObject({
    options: [{ sendid: '15', value: 'bronze-gold' }],
  });
});

test('the price list of a range calls a step without a price of its own included', async () => {
  const steps = ['first', 'second', 'third'].map((key) => ({ __typename: 'RangeStep' as const, key, name: key }));
  const brackets = [
    ['first', 'second', 0],
    ['second', 'third', 1200],
  ].map(([from = '', to = '', minor]) => ({
    __typename: 'RangeBracket' as const,
    from: String(from),
    to: String(to),
    price: { ...money((Number(minor) / 100).toFixed(2)), minor: Number(minor) },
    priceTo: null,
  }));
  await show([option('15', 'RANGE', 'first-third', [], { steps, brackets })]);
  const prices = document.querySelectorAll('ul[aria-label="Price per step"] li span');
  expect([...prices].map((one) => one.textContent)).toEqual(['Included', '$12.00 per step']);
});

test('an amount is picked from a preset or typed, and its unit price is shown', async () => {
  const tiers = [1000, 10_000].map((from) => ({
    __typename: 'AmountTier' as const,
    from,
    per: 10,
    price: money(from === 1000 ? '0.50' : '0.40'),
  }));
  const amount = { __typename: 'AmountRule' as const, minimum: 1000, maximum: 100_000, step: 500, unit: 'gold', tiers };
  await show([option('16', 'AMOUNT', '1000', [], { amount })]);
  // What is seen begins what is read out: it is said to set the field by voice.
  const field = () => document.querySelector<HTMLInputElement>('input[name="option-16"]')!;
  expect([field().value, panelOf('field-16')]).toEqual(['1,000', expect.stringContaining('$0.50 per 10')]);
  // Its name begins with what is seen: voice control is told that.
  expect([field().labels?.[0]?.textContent, field().getAttribute('aria-label')]).toEqual([
    'How much?',
    'How much? Option 16, gold',
  ]);
  const presets = [...document.querySelectorAll('button[aria-pressed]')];
  await click(presets.find(({ textContent }) => textContent?.startsWith('100,000')));
  expect([field().value, panelOf('field-16')]).toEqual(['100,000', expect.stringContaining('$0.40 per 10')]);
  await type(field(), '2.5k');
  await wait(250);
  expect(callsOf(LiveQuoteDocument).at(-1)?.variables).toMatchObject({ options: [{ sendid: '16', value: '2500' }] });
  await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe('2,500');
});

test('a risk note is shown before and after its value is chosen', async () => {
  const play = option('12', 'RADIO', 'self', ['self', 'piloted']);
  const values = play.values.map((value) => ({
    ...value,
    risk: value.value === 'piloted' ? 'The rules forbid it.' : '',
  }));
  await show([{ ...play, values }]);
  expect(panelOf('field-12')).toContain('Risk of pilotedThe rules forbid it.');
  await click(row('piloted'));
  expect(panelOf('field-12')).toContain('Risk of pilotedThe rules forbid it.');
});

const steps = ['1', '10', '20'].map((key) => ({ __typename: 'RangeStep' as const, key, name: `Level ${key}` }));
const ranges = (more: string) =>
  [
    ['1-10', '5.00'],
    ['1-20', '15.00'],
  ].map(([range = '', total = '']) => ({
    __typename: 'RangePrice' as const,
    option: '15',
    range,
    total: money(`${more}${total}`),
    isExact: true,
    eta: '',
  }));

describe('the level range', () => {
  const tile = (words: string) => [...document.querySelectorAll('a')].find((one) => one.textContent?.startsWith(words));
  const end = (which: string) => document.querySelector<HTMLInputElement>(`input[name="${which}-15"]`)!;
  const leave = () => act(async () => void end('to').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

  beforeEach(() => show([option('15', 'RANGE', '1-10', [], { steps })], '/', priced('5.00', { ranges: ranges('') })));

  test('sets both ends on one click, and every price is fetched again', async () => {
    expect(tile('1–10')?.getAttribute('aria-current')).toBe('true');
    expect(tile('1–20')?.getAttribute('href')).toBe('?option15=1-20#field-15');
    await click(tile('1–20'));
    await wait(250);
    expect([end('from').value, end('to').value, tile('1–20')?.getAttribute('aria-current')]).toEqual([
      '1',
      '20',
      'true',
    ]);
    const asked = callsOf(LiveQuoteDocument).at(-1);
    expect(asked?.variables).toMatchObject({ options: [{ sendid: '15', value: '1-20' }] });
    await answer(asked, quoted('115.00', { ranges: ranges('1') }));
    expect(tile('1–20')?.textContent).toContain('$115.00');
  });

  test('snaps typed levels to ordered steps on blur', async () => {
    await type(end('from'), '26');
    await type(end('to'), '4');
    expect([end('from').value, end('to').value]).toEqual(['26', '4']);
    await leave();
    expect([end('from').value, end('to').value]).toEqual(['1', '20']);
    expect([...document.querySelectorAll('[role="status"]')].map((one) => one.textContent)).toContain('1 to 20');
  });
});
